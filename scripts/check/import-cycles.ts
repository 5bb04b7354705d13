import { importsOf } from './imports.ts'
import type { SourceFile, Violation } from './source.ts'

interface Visit {
  index: number
  low: number
  open: boolean
}

/** Files that import each other in a circle can only be understood and changed together. */
export function importCycles(files: SourceFile[]): Violation[] {
  const edges = new Map<string, string[]>(files.map((file) => [file.path, []]))
  for (const { from, target } of importsOf(files)) {
    if (target !== undefined && edges.has(target)) edges.get(from)?.push(target)
  }
  return components(edges)
    .filter((group) => group.length > 1 || edges.get(group[0] ?? '')?.includes(group[0] ?? ''))
    .map((group) => {
      const [first, ...rest] = group.toSorted()
      return {
        path: first ?? '',
        message: `imports in a circle with ${rest.join(', ') || 'itself'}: move what they share into a file of its own that imports none of them`,
      }
    })
}

/** Strongly connected components (Tarjan). */
function components(edges: Map<string, string[]>): string[][] {
  const visits = new Map<string, Visit>()
  const stack: string[] = []
  const found: string[][] = []

  function visit(path: string): Visit {
    const mine: Visit = { index: visits.size, low: visits.size, open: true }
    visits.set(path, mine)
    stack.push(path)
    for (const target of edges.get(path) ?? []) {
      const known = visits.get(target)
      if (!known) mine.low = Math.min(mine.low, visit(target).low)
      else if (known.open) mine.low = Math.min(mine.low, known.index)
    }
    if (mine.low === mine.index) found.push(close(path))
    return mine
  }

  function close(path: string): string[] {
    const group = stack.splice(stack.indexOf(path))
    for (const member of group) {
      const seen = visits.get(member)
      if (seen) seen.open = false
    }
    return group
  }

  for (const path of edges.keys()) if (!visits.has(path)) visit(path)
  return found
}
