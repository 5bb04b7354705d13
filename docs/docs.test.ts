import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const { scripts, imports, ...packages } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
) as Record<
  'scripts' | 'imports' | 'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string>
>

const NPM_ITSELF = [
  'ci',
  'install',
  'audit',
  'outdated',
  'update',
  'ls',
  'run',
  'exec',
  'version',
  'view',
]
const COMMAND = /\bnpm (run )?([a-z][\w:-]*)/g
const IN_BACKTICKS = /`([^`\n]+)`/g
const TOP_LEVEL = /^(app|server|db|test|e2e|scripts|bench|deploy|drill|docs|public|\.ci)\//
const ROOT_FILE = /^[\w.-]+\.(ts|json|md)$/

/** What a document names that does not exist, each with its line. */
function missingIn(doc: string, text: string): string[] {
  return text.split('\n').flatMap((line, at) => {
    const missing = [...missingCommands(line), ...missingPaths(line), ...missingLinks(doc, line)]
    return missing.map((thing) => `${doc}:${at + 1} names ${thing}, which does not exist`)
  })
}

function missingCommands(line: string): string[] {
  const code = [...line.matchAll(IN_BACKTICKS)].map(([, inside = '']) => inside)
  // Outside backticks only an indented or fenced command counts: 'npm packages' is prose.
  const places = /^\s*(\$ )?(npm (?!packages)|\w+=\S+ npm )/.test(line) ? [line] : code
  return places
    .flatMap((place) => [...place.matchAll(COMMAND)])
    .filter(([, run, name = '']) => !(name in scripts) && (run || !NPM_ITSELF.includes(name)))
    .map(([command]) => `'${command}'`)
}

function missingPaths(line: string): string[] {
  return (
    [...line.matchAll(IN_BACKTICKS)]
      .map(([, inside = '']) => inside.replace(/^\.\//, '').replace(/:\d+$/, ''))
      .filter((path) => TOP_LEVEL.test(path) || ROOT_FILE.test(path) || path.startsWith('#'))
      // A pattern or a placeholder stands for many paths and is looked for as one.
      .filter((path) => !/[<>{}\s…]|NNN/.test(path) && !found(path))
      .map((path) => `'${path}'`)
  )
}

/** Links to files of the project and to headings in them. */
function missingLinks(doc: string, line: string): string[] {
  const links = [...line.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
  return links
    .filter(([, path, heading]) => {
      const file = path ? join(root, dirname(doc), path) : join(root, doc)
      if (!existsSync(file)) return true
      return heading !== undefined && !headingsOf(readFileSync(file, 'utf8')).includes(heading)
    })
    .map(([link]) => `'${link.slice(1)}'`)
}

const headingsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )

function found(path: string): boolean {
  const alias = Object.keys(imports).find((one) => path.startsWith(one.replace('*', '')))
  const real = alias ? path.slice(1) : path
  if (path.startsWith('#') && !alias) return true
  if (real.includes('*')) return globSync(real, { cwd: root }).length > 0
  if (existsSync(join(root, real))) return true
  // A bare file name may stand for a file wherever it lies, as long as there is one.
  return (
    ROOT_FILE.test(real) &&
    globSync(`{app,server,db,test,e2e,scripts,bench,drill,docs}/**/${real}`, { cwd: root }).length >
      0
  )
}

const docs = ['README.md', ...globSync('docs/**/*.md', { cwd: root })].filter((doc) => {
  return existsSync(join(root, doc))
})

test.each(docs)('every command and path named in %s exists', (doc) => {
  expect(missingIn(doc, readFileSync(join(root, doc), 'utf8'))).toEqual([])
})

test('a command or path that does not exist is reported with its document and line', () => {
  const text = [
    'fine: `npm run check`, `npm ci`, `scripts/check.ts`, `app/**`',
    '`npm run fly`',
    '    npm soar',
    'npm packages, `scripts/fly.ts`',
    '`#app/none.ts`',
    '[here](docs/none.md) [there](README.md#no-heading) [fine](README.md#configuration)',
  ].join('\n')
  expect(missingIn('a.md', text)).toEqual([
    "a.md:2 names 'npm run fly', which does not exist",
    "a.md:3 names 'npm soar', which does not exist",
    "a.md:4 names 'scripts/fly.ts', which does not exist",
    "a.md:5 names '#app/none.ts', which does not exist",
    "a.md:6 names '(docs/none.md)', which does not exist",
    "a.md:6 names '(README.md#no-heading)', which does not exist",
  ])
})

/** The packages that a list of them names in the first column of its tables. */
const namedIn = (text: string) =>
  [...text.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(IN_BACKTICKS)].map(([, name = '']) => name),
  )

/** How a list of packages differs from what package.json has; types go with their package. */
function packageFaults(text: string, installed: string[]): string[] {
  const named = namedIn(text)
  return [
    ...installed.filter((one) => !named.includes(one)).map((one) => `${one} is not named`),
    ...named.filter((one) => !installed.includes(one)).map((one) => `${one} is not installed`),
  ]
}

test('docs/parts.md says of every package what it does', () => {
  const { dependencies, devDependencies, optionalDependencies } = packages
  const installed = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  const parts = readFileSync(join(root, 'docs/parts.md'), 'utf8')
  const ours = installed.filter((one) => !one.startsWith('@types/'))
  expect(packageFaults(parts, ours)).toEqual([])
})

test('a package that is missing, or named and gone, is reported', () => {
  expect(packageFaults('| package | role |\n|---|---|\n| `a`, `b` | both |\n', ['a', 'c'])).toEqual(
    ['c is not named', 'b is not installed'],
  )
})

test('the messages of a start that fails, in docs/operations.md, are those of the code', () => {
  const folders = ['app/platform/**/*.ts', 'server/*.ts', 'scripts/*.ts']
  const files = globSync(folders, { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  const code = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const [, table = ''] = page.split('| message begins with | remedy |')
  const messages = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(IN_BACKTICKS)].map(([, text = '']) => text),
  )
  expect(messages.length).toBeGreaterThan(10)
  const words = messages.flatMap((text) => text.split('…')).map((part) => part.trim())
  expect(words.filter((part) => !code.includes(part))).toEqual([])
})
