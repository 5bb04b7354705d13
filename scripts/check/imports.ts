import { posix } from 'node:path'
import { isTypeScript, lineAt, type SourceFile } from './source.ts'
import { isNode, parse, type SyntaxNode, walk } from './syntax.ts'

/** One import, re-export or dynamic import. */
export interface Import {
  from: string
  specifier: string
  /** The project file that it imports, or undefined for a package. */
  target: string | undefined
  line: number
  /** Removed at run time: `import type` or `export type`. */
  typeOnly: boolean
}

const IMPORTING = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
]
const ROOTS = ['app', 'server', 'db', 'test', 'scripts']
const EXTENSIONS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/** Every import of every TypeScript file, in order. */
export function importsOf(files: SourceFile[]): Import[] {
  const project = { paths: new Set(files.map((file) => file.path)), content: contentOf(files) }
  return files.filter(isTypeScript).flatMap((file) => importsIn(file, project))
}

type Project = { paths: Set<string>; content: string }

/** The folder of the language that is built; another language is in a folder beside it. */
function contentOf(files: SourceFile[]): string {
  const manifest = files.find(({ path }) => path === 'package.json')?.text ?? '{}'
  const { imports = {} } = JSON.parse(manifest) as { imports?: Record<string, string> }
  return (imports['#content/*'] ?? './app/content/en/*').replace(/^\.\/|\*$/g, '')
}

function importsIn(file: SourceFile, project: Project): Import[] {
  const found: Import[] = []
  walk(parse(file), (node) => {
    const specifier = IMPORTING.includes(node.type) ? specifierOf(node) : undefined
    if (specifier === undefined) return undefined
    found.push({
      from: file.path,
      specifier,
      target: resolve(file.path, specifier, project),
      line: lineAt(file.text, node.start),
      typeOnly: node.importKind === 'type' || node.exportKind === 'type',
    })
    return undefined
  })
  return found
}

function specifierOf(node: SyntaxNode): string | undefined {
  const { source } = node
  return isNode(source, 'Literal') && typeof source.value === 'string' ? source.value : undefined
}

function resolve(from: string, specifier: string, { paths, content }: Project): string | undefined {
  const plain = specifier.replace(/\?.*$/, '')
  const base = plain.startsWith('.')
    ? posix.join(posix.dirname(from), plain)
    : plain.startsWith('#content/')
      ? plain.replace('#content/', content)
      : ROOTS.find((root) => plain.startsWith(`#${root}/`)) && plain.slice(1)
  if (!base) return undefined
  return EXTENSIONS.map((extension) => base + extension).find((path) => paths.has(path)) ?? base
}
