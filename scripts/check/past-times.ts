import { isTest, lineAt, type SourceFile, type Violation } from './source.ts'

const NOT_YET = /\b(expires|due|next|check|publish)_at *= *now\(\)(?! *[-+])/g

/**
 * The database counts microseconds and the product milliseconds, so what a test sets to the database's `now()` may
 * still lie ahead of the product for a moment: it waits or is valid in one run of many.
 */
export function pastTimes(files: SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(NOT_YET)].map(({ index, 0: found }) => ({
        ...{ path, line: lineAt(text, index) },
        message: `"${found}" may lie ahead of the product: write now() - interval '1 second'`,
      })),
    )
}
