import type { RouteConfigEntry } from '@react-router/dev/routes'

export type GatedAddress = {
  id: string
  gate: 'dashboard' | 'lead_admin'
  /** With the parameters' names in it: `/dashboard/projects/:projectId`. */
  path: string
  index: boolean
}

/**
 * Every route of the site map behind a gate. A layout without a path has the address of its first
 * child.
 */
export function gatedAddresses(routes: RouteConfigEntry[]): GatedAddress[] {
  return routes.flatMap((entry) => walk(entry, ''))
}

function walk(entry: RouteConfigEntry, above: string): GatedAddress[] {
  const own = entry.path ? `${above}/${entry.path}` : above
  const id = entry.id ?? entry.file.replace(/\.tsx?$/, '')
  const below = (entry.children ?? []).flatMap((child) => walk(child, own))
  const path = entry.path || entry.index ? own : (below[0]?.path ?? own)
  const gate = /^\/(dashboard|lead_admin)(\/|$)/.exec(path)?.[1] as GatedAddress['gate'] | undefined
  return gate ? [{ id, gate, path, index: entry.index === true }, ...below] : below
}
