import { runInNewContext } from 'node:vm'
import type { RawDefinition } from '#app/platform/raw-statements.server.ts'
import { isTest, isTypeScript, lineAt, type SourceFile } from '../check/source.ts'
import { isNode, parse, walk } from '../check/syntax.ts'

/** A raw statement and its place in the source. */
export interface FoundStatement {
  path: string
  line: number
  /** Undefined when it is not a literal. */
  definition: RawDefinition | undefined
}

/** Finds every `rawStatement({ … })` of the product. */
export function findStatements(files: SourceFile[]): FoundStatement[] {
  const mayHold = files.filter(
    (file) => isTypeScript(file) && !isTest(file.path) && /\brawStatement\(/.test(file.text),
  )
  return mayHold.flatMap((file) => {
    const found: FoundStatement[] = []
    walk(parse(file), (node) => {
      if (node.type !== 'CallExpression' || !isNode(node.callee, 'Identifier')) return undefined
      if (node.callee.name !== 'rawStatement') return undefined
      const [given] = node.arguments as { start: number; end: number }[]
      const text = file.text.slice(given?.start, given?.end)
      const line = lineAt(file.text, node.start)
      found.push({ path: file.path, line, definition: literal(text) })
      return undefined
    })
    return found
  })
}

function literal(text: string): RawDefinition | undefined {
  try {
    return runInNewContext(`(${text})`)
  } catch {
    return undefined
  }
}
