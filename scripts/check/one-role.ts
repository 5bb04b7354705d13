import { isTest, isTypeScript, lineAt, type SourceFile, type Violation } from './source.ts'

const MAY_SET = 'app/platform/db.server.ts'
const SETS_ROLE = /\bset_config\(\s*'role'|\b(?:re)?set\s+(?:local\s+)?role\b(?!\s*=)/gi

/**
 * A transaction takes its role once, at its start. Work that needs more rights is a function of the
 * database.
 */
export function oneRole(files: SourceFile[]): Violation[] {
  return files
    .filter((file) => isTypeScript(file) && file.path !== MAY_SET && !isTest(file.path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(SETS_ROLE)].map(({ index }) => ({
        path,
        line: lineAt(text, index),
        message:
          'changes the role inside a transaction: write a SECURITY DEFINER function that does this one thing',
      })),
    )
}
