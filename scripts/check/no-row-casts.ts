import { isTest, isTypeScript, lineAt, type SourceFile, type Violation } from './source.ts'
import { isNode, parse, type SyntaxNode, walk } from './syntax.ts'

const READS_ROWS = /-store\.server\.ts$|^app\/platform\/.*\.server\.ts$|\btx\.(all|first)\(/

const READERS = new Set<unknown>(['all', 'first'])
/** The kit casts rows to those with a cursor or a group, which it has just selected itself. */
const KIT = ['app/lists/read-list.server.ts', 'app/lists/read-groups.server.ts']

/**
 * Rows have the type of their statement: in a file that reads rows nothing is cast through `unknown`, and
 * what `tx.all` or `tx.first` returns is not cast at all.
 */
export function noRowCasts(files: SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => !isTest(path) && path.startsWith('app/') && !KIT.includes(path))
    .filter((file) => isTypeScript(file) && READS_ROWS.test(`${file.path}\n${file.text}`))
    .flatMap((file) => {
      const found: Violation[] = []
      walk(parse(file), (node) => {
        if (node.type !== 'TSAsExpression') return undefined
        // The inner one of two casts is reported with the outer one.
        if (isNode(node.typeAnnotation, 'TSUnknownKeyword')) return undefined
        if (!isThroughUnknown(node) && !isReading(node.expression)) return undefined
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

const isThroughUnknown = (node: SyntaxNode) =>
  isNode(node.expression, 'TSAsExpression') &&
  isNode(node.expression.typeAnnotation, 'TSUnknownKeyword')

/** `await tx.all(…)` or `tx.first(…)` */
function isReading(node: unknown): boolean {
  if (isNode(node, 'AwaitExpression') || isNode(node, 'ParenthesizedExpression'))
    return isReading(node.type === 'AwaitExpression' ? node.argument : node.expression)
  if (!isNode(node, 'CallExpression') || !isNode(node.callee, 'MemberExpression')) return false
  const { object, property } = node.callee
  return isNode(object) && object.name === 'tx' && isNode(property) && READERS.has(property.name)
}
