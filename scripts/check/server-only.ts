import { importsOf } from './imports.ts'
import { isTest, type SourceFile, type Violation } from './source.ts'

const RUNS_ON_SERVER =
  /\.server\.tsx?$|^(app\/routes\/|app\/routes\.ts$|app\/root\.tsx$|server\/|scripts\/|bench\/|drill\/|db\/)|^[^/]+\.config\.ts$/

/** Code for the browser never imports code for the server. */
export function serverOnly(files: SourceFile[]): Violation[] {
  return importsOf(files)
    .filter((one) => !one.typeOnly && /\.server(\.tsx?)?$/.test(one.target ?? one.specifier))
    .filter((one) => !RUNS_ON_SERVER.test(one.from) && !isTest(one.from))
    .map((one) => ({
      path: one.from,
      line: one.line,
      message: `imports ${one.specifier} at run time, but may run in the browser: use 'import type', load the data in the route, or rename this file to *.server.ts`,
    }))
}
