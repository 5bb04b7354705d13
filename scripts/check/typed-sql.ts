import { isTest, isTypeScript, lineAt, type SourceFile, type Violation } from './source.ts'
import { isNode, parse, type SyntaxNode, walk } from './syntax.ts'

const schemaPath = 'app/platform/schema.data.ts'
/** Members of `sql` that take a name or text without checking it. */
const UNCHECKED = ['raw', 'ref', 'table', 'id', 'lit']
/** Keywords whose words may also be names of columns: they are taken out as whole phrases. */
const PHRASES =
  /\bat\s+time\s+zone\b|\border\s+by\b|\b(date|time|timestamp|timestamptz|interval)\s+(?=')/gi
/** Functions that return a wide number, which is read as text whatever type is claimed. */
const WIDE = ['avg', 'count', 'countAll', 'sum']

/**
 * A piece of raw SQL inside the builder names no table and no column: a name in text is not checked
 * against the schema, a name in `eb.ref('…')` is.
 */
export function typedSql(files: SourceFile[]): Violation[] {
  const schema = files.find(({ path }) => path === schemaPath)
  const names = schema ? namesOf(schema.text) : new Set<string>()
  return files
    .filter((file) => isTypeScript(file) && !isTest(file.path) && /from 'kysely'/.test(file.text))
    .flatMap((file) => {
      const found: Violation[] = []
      const refuse = (node: SyntaxNode, message: string) => {
        found.push({ path: file.path, line: lineAt(file.text, node.start), message })
        return undefined
      }
      walk(parse(file), (node) => {
        const unchecked = uncheckedCall(node)
        if (unchecked && !file.path.startsWith('app/platform/')) return refuse(node, unchecked)
        const named = namedIn(node, names)
        if (!named) return undefined
        return refuse(node, `raw SQL names ${named}: pass it in as \${eb.ref('${named}')}`)
      })
      return found
    })
}

function uncheckedCall(node: SyntaxNode): string | undefined {
  if (node.type !== 'CallExpression' || !isNode(node.callee, 'MemberExpression')) return undefined
  const { object, property } = node.callee
  const name = isNode(property, 'Identifier') ? String(property.name) : ''
  if (isNode(object, 'Identifier') && object.name === 'sql' && UNCHECKED.includes(name)) {
    return `sql.${name} is not checked against the schema: use eb.ref, eb.table or a parameter`
  }
  if (WIDE.includes(name) && node.typeArguments) {
    return `fn.${name}<…> claims a type: use countRows(), countWhere() or int()`
  }
  return name === '$castTo' || name === '$narrowType'
    ? `${name} claims a type that nothing proves: let the schema say it (a check constraint), or jsonAs for JSON`
    : undefined
}

function namedIn(node: SyntaxNode, names: Set<string>): string | undefined {
  if (node.type !== 'TaggedTemplateExpression') return undefined
  if (!isNode(node.tag, 'Identifier') || node.tag.name !== 'sql') return undefined
  const { quasis } = node.quasi as { quasis: { value: { raw: string } }[] }
  const text = quasis.map(({ value }) => value.raw).join(' ? ')
  return wordsOf(text).find((word) => names.has(word))
}

/** Words that may be names: not texts, types, calls of functions, or names defined in the snippet. */
function wordsOf(text: string): string[] {
  const bare = text
    .replace(PHRASES, ' ')
    .replace(/'[^']*'/g, ' ')
    .replace(/::\s*\w+/g, ' ')
    .replace(/\b\w+\s*\(/g, '(')
    .replace(/\bas\s+\w+/gi, ' ')
  return bare.match(/[a-z_][a-z0-9_]*/gi) ?? []
}

function namesOf(text: string): Set<string> {
  const [tables = ''] = text.split('export interface Functions')
  return new Set([...tables.matchAll(/^ {2,4}(\w+): /gm)].map(([, name]) => name ?? ''))
}
