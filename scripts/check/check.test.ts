import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { check } from '../check.ts'

const project = resolve(import.meta.dirname, '../..')
const CONFIG = ['biome.json', 'tsconfig.json', 'react-router.config.ts']

const CLEAN: Record<string, string> = {
  'package.json': `${JSON.stringify(
    {
      name: 'tree',
      private: true,
      type: 'module',
      imports: { '#app/*': './app/*', '#content/*': './app/content/en/*' },
      dependencies: { '@react-router/node': '*', kysely: '*', 'react-router': '*' },
      devDependencies: { '@react-router/dev': '*' },
    },
    null,
    2,
  )}\n`,
  'knip.json': '{ "project": ["app/**/*.{ts,tsx}"], "ignoreDependencies": ["isbot", "kysely"] }\n',
  'app/root.tsx': `import { Outlet } from 'react-router'

export default function App() {
  return <Outlet />
}
`,
  'app/routes.ts': `import type { RouteConfig } from '@react-router/dev/routes'
import { index } from '@react-router/dev/routes'

export default [index('routes/home.tsx')] satisfies RouteConfig
`,
  // Its types are written by the check itself, before any of its tools reads them.
  'app/routes/home.tsx': `import { greeting } from '#content/home.ts'
import type { Route } from './+types/home'

export const meta: Route.MetaFunction = () => [{ title: greeting }]

export default function Home() {
  return <p>{greeting}</p>
}
`,
  'app/content/en/home.ts': "export const greeting = 'Hello and welcome'\n",
}

const PLANTED: Record<string, string> = {
  'app/platform/upward.ts': "export { greeting } from '../routes/home.tsx'\nexport const one = 1\n",
  'app/ui/reaches-server.tsx': "import '../platform/secret.server.ts'\n\nexport const two = 2\n",
  'app/platform/secret.server.ts': 'export const secret = process.env.SECRET\n',
  'app/ui/circle-a.ts': "import './circle-b.ts'\n",
  'app/ui/circle-b.ts': "import './circle-a.ts'\n",
  'app/ui/index.ts': "export * from './circle-a.ts'\n",
  'app/utils/drawer.ts': 'export const three = 3\n',
  'app/ui/BigName.ts': 'export const four = 4\n',
  'app/features/leads/lead.ts':
    'declare const sql: typeof String.raw\nexport const all = sql`select 1`\n',
  'app/features/leads/casts.ts':
    'declare const tx: { all(query: string): object[] }\nexport const rows = tx.all("") as unknown as string[]\n',
  'app/features/leads/claims.ts':
    "import { sql } from 'kysely'\nexport const all = sql.raw('full_name')\n",
  'app/features/leads/page.ts':
    "export const after = (params: URLSearchParams) => params.get('after')\n",
  'app/ui/long.ts': `${'// long\n'.repeat(301)}export const five = 5\n`,
  'app/ui/copy.tsx': 'export const View = () => <p>Send us a message</p>\n',
  'docs/a.md': `Run it in ${['', 'home', 'ada', 'project'].join('/')}/x.\n`,
  'app/ui/types.ts': "export const wrong: number = 'text'\n",
  'app/ui/format.ts': 'export const unformatted   =  1;\n',
  'app/ui/lint.ts': 'export const anything = (value: any) => value\n',
  'app/content/en/unused.ts': 'export const nobodyUsesThis = 1\n',
}

function plant(tree: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'check-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  for (const file of CONFIG) cpSync(join(project, file), join(root, file))
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

test('a small clean tree passes', async () => {
  expect(await check(plant(CLEAN))).toEqual([])
})

test('one planted fault of each kind is found by its own check', async () => {
  const failures = await check(plant({ ...CLEAN, ...PLANTED }))
  const outputs = Object.fromEntries(failures.map(({ name, output }) => [name, output]))
  expect(outputs).toEqual({
    'import direction': expect.stringContaining('app/platform/upward.ts:1'),
    'server only': expect.stringContaining('app/ui/reaches-server.tsx:1'),
    'import cycles': expect.stringContaining('app/ui/circle-a.ts'),
    'no barrels': expect.stringContaining('app/ui/index.ts'),
    'no forbidden folders': expect.stringContaining('app/utils/'),
    'kebab-case': expect.stringContaining('big-name.ts'),
    'SQL only in stores': expect.stringContaining('app/features/leads/lead.ts:2'),
    'typed SQL': expect.stringContaining('app/features/leads/claims.ts:2'),
    'no row casts': expect.stringContaining('app/features/leads/casts.ts:2'),
    'one list': expect.stringContaining('app/features/leads/page.ts:1'),
    'process.env': expect.stringContaining('app/platform/secret.server.ts:1'),
    'file sizes': expect.stringContaining('app/ui/long.ts'),
    'copy in components': expect.stringContaining('app/ui/copy.tsx:1'),
    'no machine traces': expect.stringContaining('docs/a.md:1'),
    types: expect.stringContaining('app/ui/types.ts'),
    'lint and format': expect.stringMatching(
      /format\.ts format[\s\S]*lint\.ts[\s\S]*noExplicitAny/,
    ),
    'dead code': expect.stringContaining('app/content/en/unused.ts'),
  })
})
