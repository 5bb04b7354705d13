import { defineConfig } from 'vitest/config'

// Tests run what is shipped: in React's development build every element costs a stack trace.
process.env.NODE_ENV = 'production'

// What a test waits for comes late on a busy machine.
const patient = { expect: { poll: { timeout: 60_000 } } }
const real = { ...patient, testTimeout: 120_000, hookTimeout: 120_000 }

// Node loads the files itself, as it does in production: Vite would translate hundreds of them, for each
// of the three projects again, before the first test.
const native = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ['--import', import.meta.resolve('./test/load-tsx.ts')],
}

export default defineConfig({
  test: {
    // Three for each of two processors: a worker waits two thirds of its time, for a timer, a mail or a
    // page. One with a product and a browser takes about a gigabyte.
    maxWorkers: 6,
    projects: [
      {
        test: {
          ...native,
          ...real,
          name: 'unit',
          include: ['{app,db,deploy,docs,scripts,server}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.integration.test.*'],
          isolate: false,
        },
      },
      {
        test: {
          ...native,
          ...real,
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
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
