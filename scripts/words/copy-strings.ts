import { lineAt, type SourceFile } from '../check/source.ts'
import { isNode, parse, type SyntaxNode } from '../check/syntax.ts'

/** A text of a copy file: where it is, and what it says. */
export interface CopyString {
  /** The keys that lead to it, for example `home.hero.lead` or `careers.jobs.0.title`. */
  keys: readonly string[]
  /** As a reader sees it: tags are removed, and a value that is put in later is `…`. */
  text: string
  line: number
  start: number
  end: number
}

/** Every text of a copy file in the order of the file, with the keys that lead to it. */
export function copyStrings(file: SourceFile): CopyString[] {
  const found: CopyString[] = []
  const add = (node: SyntaxNode, keys: readonly string[], text: string) => {
    const { start, end } = node
    found.push({ keys, text, line: lineAt(file.text, start), start, end })
  }
  const visit = (node: SyntaxNode, keys: readonly string[]): void => {
    if (node.type.startsWith('TS') && !isNode(node.expression)) return
    if (node.type === 'ImportDeclaration') return
    if (node.type === 'Literal' && typeof node.value === 'string') add(node, keys, node.value)
    if (node.type === 'TemplateLiteral') add(node, keys, textOf(node))
    for (const { child, key } of childrenOf(node)) visit(child, key ? [...keys, key] : keys)
  }
  visit(parse(file), [])
  return found
}

/** Removes tags, as a page of the site shows an article. */
export const withoutTags = (html: string) =>
  html
    .replace(/<\/(p|li|h\d|td|th|blockquote)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')

function textOf(template: SyntaxNode): string {
  const parts = template.quasis as { value: { cooked: string } }[]
  return parts.map(({ value }) => value.cooked).join('…')
}

interface Child {
  child: SyntaxNode
  key?: string
}

function childrenOf(node: SyntaxNode): Child[] {
  if (node.type === 'ArrayExpression')
    return nodes(node.elements).map((child, at) => ({ child, key: String(at) }))
  if (node.type === 'Property' && isNode(node.value)) {
    return [{ child: node.value, key: nameOf(node.key) }]
  }
  if (node.type === 'VariableDeclarator')
    return nodes(node.init).map((child) => ({ child, key: nameOf(node.id) }))
  return Object.values(node)
    .flatMap(nodes)
    .map((child) => ({ child }))
}

const nodes = (value: unknown): SyntaxNode[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => isNode(one))

function nameOf(key: unknown): string {
  const { name, value } = key as { name?: string; value?: string }
  return String(name ?? value ?? '')
}
