import { isTest, isTypeScript, lineAt, type SourceFile, type Violation } from './source.ts'
import { isNode, parse, type SyntaxNode, walk } from './syntax.ts'

const MAY_READ = /^app\/platform\/config\.server\.ts$|^(scripts|bench)\/|^[^/]+\.config\.ts$/

/** The environment is read and validated once; all other code receives the result. */
export function processEnv(files: SourceFile[]): Violation[] {
  return files
    .filter((file) => isTypeScript(file) && !MAY_READ.test(file.path) && !isTest(file.path))
    .flatMap((file) => {
      const found: Violation[] = []
      walk(parse(file), (node) => {
        if (!readsEnvironment(node)) return undefined
        found.push({
          path: file.path,
          line: lineAt(file.text, node.start),
          message: 'process.env: read configuration from app/platform/config.server.ts',
        })
        return undefined
      })
      return found
    })
}

function readsEnvironment(node: SyntaxNode): boolean {
  if (node.type === 'MemberExpression') return isProcess(node.object) && named(node.property)
  if (node.type === 'VariableDeclarator') {
    return isProcess(node.init) && isNode(node.id, 'ObjectPattern') && hasEnvKey(node.id)
  }
  if (node.type !== 'ImportDeclaration' || !isProcessModule(node.source)) return false
  return (node.specifiers as SyntaxNode[]).some((one) => named(one.imported))
}

function isProcessModule(source: unknown): boolean {
  return isNode(source) && ['process', 'node:process'].includes(String(source.value))
}

function hasEnvKey(pattern: SyntaxNode): boolean {
  return (pattern.properties as SyntaxNode[]).some((property) => named(property.key))
}

function isProcess(node: unknown): boolean {
  if (isNode(node, 'MemberExpression'))
    return isNode(node.property) && node.property.name === 'process'
  return isNode(node, 'Identifier') && node.name === 'process'
}

function named(key: unknown): boolean {
  return isNode(key) && (key.name === 'env' || key.value === 'env')
}
