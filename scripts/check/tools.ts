import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

/** The findings of one part of the check; `output` is empty when it passed. */
export interface Finding {
  name: string
  output: string
  remedy: string
}

interface Tool {
  name: string
  commands: string[][]
  remedy: string
}

/** Writes the types of the routes. It runs before the other tools, because several of them read these. */
export const ROUTE_TYPES: Tool = {
  name: 'route types',
  commands: [['react-router', 'typegen']],
  remedy: 'make app/routes.ts and the configuration load',
}

/** The tools the check runs; the commands of one tool run one after the other. */
export const TOOLS: Tool[] = [
  {
    name: 'types',
    commands: [['tsc', '--pretty', 'false']],
    remedy: 'make the types agree; do not silence them',
  },
  {
    name: 'lint and format',
    commands: [
      ['biome', 'check', '--error-on-warnings', '--max-diagnostics=100', '--colors=off', '.'],
    ],
    remedy: 'npx biome check --write fixes most of it; the rest is explained above',
  },
  {
    name: 'dead code',
    commands: [['knip', '--no-progress', '--no-config-hints']],
    remedy: 'delete what nothing uses, or stop exporting it',
  },
]

/** Runs a tool in a project folder and returns its complaints. */
export async function runTool(root: string, { name, commands, remedy }: Tool): Promise<Finding> {
  for (const [command = '', ...args] of commands) {
    const { code, output } = await run(root, command, args)
    if (code !== 0) return { name, remedy, output: output.trim() || `${command} exited ${code}` }
  }
  return { name, remedy, output: '' }
}

function run(cwd: string, command: string, args: string[]) {
  const bin = join(cwd, 'node_modules/.bin')
  const env = { ...process.env, PATH: bin + delimiter + process.env.PATH, NO_COLOR: '1' }
  // Both streams go to one text in their order: a tool may explain itself on either.
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    const child = spawn(join(bin, command), args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
