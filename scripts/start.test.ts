import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Starts the product with an invalid port, so that it ends at once and prints its settings. */
function settingsOf(args: string[], env: Record<string, string>) {
  const report = `process.on('exit', () => console.log(JSON.stringify({ args: process.execArgv,
    arenas: process.env.MALLOC_ARENA_MAX })))`
  const told = ['--import', `data:text/javascript,${encodeURIComponent(report)}`]
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [...told, ...args, 'scripts/start.ts'],
    { env: { PATH: process.env.PATH, PORT: 'none', ...env }, encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^.*PORT.*\n$/)])
  const run = JSON.parse(stdout) as { args: string[]; arenas: string }
  return { young: run.args.filter((one) => one.includes('semi-space')), arenas: run.arenas }
}

test('however it is started, it runs with its settings', () => {
  const [young, arenas] = [['--max-semi-space-size=16'], '2']
  expect(settingsOf([], {})).toEqual({ young, arenas })
  expect(settingsOf(young, {})).toEqual({ young: [...young, ...young], arenas })
})

test('what the operator has set stays', () => {
  const settings = settingsOf(['--max-semi-space-size=32'], { MALLOC_ARENA_MAX: '4' })
  expect(settings.young.at(-1)).toBe('--max-semi-space-size=32')
  expect(settings.arenas).toBe('4')
})

test('this V8 knows every flag that the start sets', () => {
  const flags = readFileSync('scripts/start.ts', 'utf8').match(
    /--[a-z-]*(?:semi-space|heap)[a-z-]*/g,
  )
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  expect(flags?.length).toBeGreaterThan(1)
  for (const flag of flags ?? []) expect(known).toContain(`\n  ${flag} `)
})
