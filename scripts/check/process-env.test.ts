import { expect, test } from 'vitest'
import { processEnv } from './process-env.ts'

const path = 'server/main.ts'

test.each([
  'const port = process.env.PORT',
  "const port = process['env'].PORT",
  'const { env } = process',
  "import { env } from 'node:process'",
  'const port = globalThis.process.env.PORT',
])('%s is sent to the one module that reads the environment', (text) => {
  const [violation, ...others] = processEnv([{ path, text: `\n${text}` }])
  expect(violation).toMatchObject({ path, line: 2 })
  expect(violation?.message).toContain('read configuration from app/platform/config.server.ts')
  expect(others).toEqual([])
})

test.each([
  ['app/platform/config.server.ts', 'const port = process.env.PORT'],
  ['scripts/start.ts', 'const port = process.env.PORT'],
  ['vitest.config.ts', 'const ci = process.env.CI'],
  [path, "process.on('SIGTERM', stop) // not process.env\nconst dev = import.meta.env.DEV"],
])('%s may: %s', (from, text) => {
  expect(processEnv([{ path: from, text }])).toEqual([])
})
