import { isTest, isTypeScript, lineAt, type SourceFile, type Violation } from './source.ts'
import { isNode, parse, type SyntaxNode, walk } from './syntax.ts'

const KIT = /^app\/lists\//
const MESSAGE = 'a list of its own: declare it with defineList (docs/how-to/add-a-list.md)'
const LINK = 'a list has many links: take Link from app/ui/link.tsx, which is cheaper on the server'

// Public pages that are cached, the order of a conversation's events, and a timeline of many tables.
const NOT_LISTS = [
  'app/features/assistant/conversation/chat-events-service.server.ts',
  'app/features/insights/insight-query.ts',
  'app/features/insights/reading/insight-contents.tsx',
  'app/features/people/timeline/timeline-part.tsx',
  'app/features/search/search-results.tsx',
  'app/features/public-projects/public-project-list.tsx',
  'app/features/public-projects/public-project-query.ts',
]

/**
 * Every list is made with the kit: no other code reads a cursor, pages through rows or writes CSV; and the rows
 * have our links.
 */
export function oneList(files: SourceFile[]): Violation[] {
  return files
    .filter((file) => isTypeScript(file) && file.path.startsWith('app/') && !KIT.test(file.path))
    .filter((file) => !isTest(file.path) && !NOT_LISTS.includes(file.path))
    .flatMap((file) => {
      const found: Violation[] = []
      walk(parse(file), (node) => {
        const say = (message: string) =>
          found.push({ path: file.path, line: lineAt(file.text, node.start), message })
        if (readsCursor(node) || importsParts(node)) say(MESSAGE)
        if (/-(list|columns)\.tsx$/.test(file.path) && importsTheirLink(node)) say(LINK)
        return undefined
      })
      return found
    })
}

/** `params.get('after')` */
function readsCursor(node: SyntaxNode): boolean {
  if (node.type !== 'CallExpression' || !isNode(node.callee, 'MemberExpression')) return false
  const { property } = node.callee
  const [name] = node.arguments as SyntaxNode[]
  return (
    isNode(property) &&
    property.name === 'get' &&
    isNode(name, 'Literal') &&
    /^(\w+_)?(after|before|cursor)$/.test(String(name.value))
  )
}

function importsParts(node: SyntaxNode): boolean {
  if (node.type !== 'ImportDeclaration' || !isNode(node.source)) return false
  const from = String(node.source.value)
  return /^#app\/ui\/(pagination|list-filters)\.tsx$|^csv-stringify/.test(from)
}

/** `import { Link } from 'react-router'` */
function importsTheirLink(node: SyntaxNode): boolean {
  if (node.type !== 'ImportDeclaration' || !isNode(node.source)) return false
  const names = node.specifiers as SyntaxNode[]
  return (
    node.source.value === 'react-router' &&
    names.some(({ imported }) => isNode(imported) && imported.name === 'Link')
  )
}
