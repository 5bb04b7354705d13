import { parseSync } from 'vite'
import type { SourceFile } from './source.ts'

/** A node of the syntax tree; its other fields depend on `type`. */
export interface SyntaxNode {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

const programs = new WeakMap<SourceFile, SyntaxNode>()

/** The syntax tree of a file. A file that cannot be parsed has an empty tree: the compiler reports it. */
export function parse(file: SourceFile): SyntaxNode {
  const known = programs.get(file)
  if (known) return known
  const program = parseSync(file.path, file.text).program as unknown as SyntaxNode
  programs.set(file, program)
  return program
}

/** Visits every node, parents first; a visitor that returns false skips the children. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode) => boolean | undefined): void {
  if (visit(node) === false) return
  for (const key in node) for (const child of childrenIn(node[key])) walk(child, visit)
}

/** The statements of a file. */
export function statementsOf(file: SourceFile): SyntaxNode[] {
  return childrenIn(parse(file).body)
}

/** Whether a field of a node is itself a node, of the given type if one is named. */
export function isNode(value: unknown, type?: string): value is SyntaxNode {
  const named = (value as SyntaxNode | null | undefined)?.type
  return typeof named === 'string' && (type === undefined || named === type)
}

function childrenIn(value: unknown): SyntaxNode[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => isNode(one))
}
