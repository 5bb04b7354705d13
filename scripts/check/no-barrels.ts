import { isTypeScript, type SourceFile, type Violation } from './source.ts'
import { isNode, type SyntaxNode, statementsOf } from './syntax.ts'

const REMEDY = 'import from the file that defines the thing, and delete this one'

/** Files that only re-export other files are refused. */
export function noBarrels(files: SourceFile[]): Violation[] {
  return files.filter(isTypeScript).flatMap((file) => {
    const inRoutes = file.path.startsWith('app/routes/')
    const isIndex = /^app\/(.*\/)?index\.tsx?$/.test(file.path)
    if (isIndex && !inRoutes) {
      return [{ path: file.path, message: `an index file is a barrel or has no name: ${REMEDY}` }]
    }
    const statements = statementsOf(file)
    // A route module may consist of a feature's loader and action.
    const isBarrel = !inRoutes && statements.some(isReExport) && statements.every(passesOn)
    return isBarrel ? [{ path: file.path, message: `only re-exports: ${REMEDY}` }] : []
  })
}

function isReExport(node: SyntaxNode): boolean {
  if (node.type === 'ExportAllDeclaration') return true
  return node.type === 'ExportNamedDeclaration' && !isNode(node.declaration)
}

function passesOn(node: SyntaxNode): boolean {
  return node.type === 'ImportDeclaration' || isReExport(node)
}
