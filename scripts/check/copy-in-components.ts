import { isTest, lineAt, type SourceFile, type Violation } from './source.ts'
import { isNode, parse, type SyntaxNode, walk } from './syntax.ts'

const COMPONENTS = /^app\/((ui|features|routes)\/.*|root)\.tsx$/
const SPOKEN = ['placeholder', 'aria-label', 'aria-description', 'title', 'alt', 'label']
const NOT_COPY = ['code', 'pre', 'script', 'style', 'path', 'svg']
const TWO_WORDS = /\p{L}{2,}[^\p{L}]*\s[^\p{L}]*\p{L}{2,}/u

/** Components contain no sentences, because the interface will have several languages. */
export function copyInComponents(files: SourceFile[]): Violation[] {
  return files.filter(({ path }) => COMPONENTS.test(path) && !isTest(path)).flatMap(copyIn)
}

function copyIn(file: SourceFile): Violation[] {
  const found: Violation[] = []
  const report = ({ text, start }: Words) => {
    if (!TWO_WORDS.test(text)) return
    const offset = start + (text.length - text.trimStart().length)
    const shown = text.trim().replace(/\s+/g, ' ').slice(0, 40)
    const message = `'${shown}' is copy: move the sentence to app/content/en/`
    found.push({ path: file.path, line: lineAt(file.text, offset), message })
  }
  walk(parse(file), (node) => {
    if (node.type === 'JSXElement' && NOT_COPY.includes(elementName(node))) return false
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node.children as SyntaxNode[]) for (const one of words(child)) report(one)
    }
    if (node.type === 'JSXAttribute' && isNode(node.name) && isNode(node.value)) {
      if (SPOKEN.includes(String(node.name.name))) for (const one of words(node.value)) report(one)
    }
    return undefined
  })
  return found
}

interface Words {
  text: string
  start: number
}

/**
 * The literal text of an expression, including both branches of a condition but not the arguments of
 * calls.
 */
function words(node: unknown): Words[] {
  if (!isNode(node)) return []
  switch (node.type) {
    case 'JSXText':
      return [{ text: String(node.value), start: node.start }]
    case 'Literal':
      return typeof node.value === 'string' ? [{ text: node.value, start: node.start }] : []
    case 'TemplateLiteral':
      return (node.quasis as SyntaxNode[]).map((part) => ({
        text: (part.value as { raw: string }).raw,
        start: part.start,
      }))
    case 'JSXExpressionContainer':
      return words(node.expression)
    case 'ConditionalExpression':
      return [...words(node.consequent), ...words(node.alternate)]
    case 'LogicalExpression':
      return words(node.right)
    default:
      return []
  }
}

function elementName(element: SyntaxNode): string {
  const { openingElement } = element
  if (!isNode(openingElement) || !isNode(openingElement.name)) return ''
  return String(openingElement.name.name)
}
