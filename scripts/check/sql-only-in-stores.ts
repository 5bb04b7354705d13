import { isTest, isTypeScript, lineAt, type SourceFile, type Violation } from './source.ts'
import { isNode, parse, type SyntaxNode, walk } from './syntax.ts'

const MAY_HOLD_SQL =
  /-store\.server\.ts$|^app\/(platform|lists)\/.*\.server\.ts$|^(db|scripts|bench|drill)\//
const TAGS = ['sql', 'tx']

/** SQL is only in stores, where row-level security and indexes are reviewed together. */
export function sqlOnlyInStores(files: SourceFile[]): Violation[] {
  return files
    .filter((file) => isTypeScript(file) && !MAY_HOLD_SQL.test(file.path) && !isTest(file.path))
    .flatMap((file) => {
      const found: Violation[] = []
      walk(parse(file), (node) => {
        if (!holdsSql(node)) return undefined
        found.push({
          path: file.path,
          line: lineAt(file.text, node.start),
          message: "SQL outside a store: move the query to the feature's *-store.server.ts",
        })
        return false
      })
      return found
    })
}

function holdsSql(node: SyntaxNode): boolean {
  if (node.type === 'ImportDeclaration') {
    return /\/query-builder\.server\.ts$/.test(String((node.source as { value?: string }).value))
  }
  if (node.type === 'TaggedTemplateExpression') return TAGS.includes(lastName(node.tag))
  if (node.type !== 'CallExpression' || lastName(node.callee) !== 'execute') return false
  const [query] = node.arguments as SyntaxNode[]
  if (isNode(query, 'TemplateLiteral') || isNode(query, 'Literal')) return true
  return isNode(query, 'TaggedTemplateExpression')
}

function lastName(node: unknown): string {
  if (isNode(node, 'Identifier')) return String(node.name)
  return isNode(node, 'MemberExpression') ? lastName(node.property) : ''
}
