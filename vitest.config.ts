import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { patience } from './test/patience.ts'

// Tests run what is shipped: in React's development build every element costs a stack trace.
process.env.NODE_ENV = 'production'

// What a test waits for comes late on a busy machine. A test may wait for several things in turn.
const patient = {
  expect: { poll: { timeout: patience } },
  ...{ testTimeout: 3 * patience, hookTimeout: 3 * patience },
}

// Node loads the files itself, as it does in production: Vite would translate hundreds of them, for each
// of the three projects again, before the first test.
const native = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: [
    // Each page makes megabytes that are soon garbage: with room for them, less of it is copied.
    '--max-semi-space-size=64',
    '--import',
    import.meta.resolve('./test/load-tsx.ts'),
  ],
}

export default defineConfig({
  test: {
    // One for each processor: with a product, a database and a browser of its own, of about a gigabyte, a
    // worker leaves nothing of it. With four, two processors need a fifth longer for the same tests.
    maxWorkers: Math.max(2, availableParallelism()),
    // A failure says the whole of what was found: in a long run its message is all that remains.
    chaiConfig: { truncateThreshold: 0 },
    projects: [
      {
        test: {
          ...native,
          ...patient,
          name: 'unit',
          include: ['{app,db,deploy,docs,scripts,server}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.integration.test.*'],
          isolate: false,
        },
      },
      {
        test: {
          ...native,
          ...patient,
          name: 'integration',
          // The built product is loaded once by each worker, and not again by every file.
          isolate: false,
          execArgv: [...native.execArgv, '--import', import.meta.resolve('./test/kept-hashes.ts')],
          include: ['{app,server,db,test}/**/*.integration.test.{ts,tsx}'],
          globalSetup: ['test/global-setup.ts'],
        },
      },
      {
        test: {
          ...native,
          ...patient,
          name: 'e2e',
          isolate: false,
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['test/prepared-installation.ts'],
        },
      },
    ],
  },
})
