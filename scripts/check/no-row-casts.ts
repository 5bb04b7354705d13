import { isTest, isTypeScript, lineAt, type SourceFile, type Violation } from './source.ts'
import { isNode, parse, walk } from './syntax.ts'

const READS_ROWS = /-store\.server\.ts$|^app\/platform\/.*\.server\.ts$|\btx\.(all|first)\(/

/** Rows have the type of their statement: in a file that reads rows nothing is cast through `unknown`. */
export function noRowCasts(files: SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => !isTest(path) && path.startsWith('app/'))
    .filter((file) => isTypeScript(file) && READS_ROWS.test(`${file.path}\n${file.text}`))
    .flatMap((file) => {
      const found: Violation[] = []
      walk(parse(file), (node) => {
        if (node.type !== 'TSAsExpression' || !isNode(node.expression, 'TSAsExpression'))
          return undefined
        if (!isNode(node.expression.typeAnnotation, 'TSUnknownKeyword')) return undefined
        found.push({
          path: file.path,
          line: lineAt(file.text, node.start),
          message: 'rows are cast: build the statement with db, or define it with rawStatement',
        })
        return undefined
      })
      return found
    })
}
