import type { Plugin } from 'vite'

/** What the bundler tells of a module; it has read all of them when this is asked. */
export interface ModuleGraph {
  getModuleInfo(id: string): {
    isEntry: boolean
    importedIds: readonly string[]
    dynamicallyImportedIds: readonly string[]
  } | null
}

const routeModule = /\/app\/routes\/(\w+)\/([\w-]+)\.tsx\?__react-router-build-client-route$/
/** The routes of each signed-in side; the pages of an account belong to both. */
const sides = {
  panel: { folders: ['admin', 'account'], layout: 'admin/layout', many: 24 },
  portal: { folders: ['portal', 'account'], layout: 'portal/layout', many: 6 },
}
const left = /\.css|^\0/

/**
 * Puts modules of the signed-in pages together: the bundler alone makes a file for each set of routes
 * that share a module, which were 86 files for a list of the panel. See
 * docs/decisions/051-script-files-of-signed-in-pages.md.
 *
 * @returns the plugin, and the group for `codeSplitting`
 */
export function clientChunks() {
  let names = new Map<string, string>()
  const plugin: Plugin = {
    name: 'client-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // The bundler requires it for a group without dependencies: an entry may then export more.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    buildEnd() {
      names = chunkNames([...this.getModuleIds()], this)
    },
  }
  const group = {
    name: (id: string) => names.get(id) ?? null,
    includeDependenciesRecursively: false,
  }
  return { plugin, group }
}

/**
 * The name of the chunk of each module that is put together with others. Those have the same public
 * entries, so that a public page loads nothing it does not use; and they are used by the frame, by many
 * or by few pages of each side. What a module imports is used wherever the module is, so no chunk can
 * import another one in a circle.
 */
export function chunkNames(ids: string[], graph: ModuleGraph): Map<string, string> {
  const infoOf = (id: string) => graph.getModuleInfo(id)
  const entries = ids.filter((id) => infoOf(id)?.isEntry)
  const folderOf = (id: string) => routeModule.exec(id)?.[1] ?? ''
  const folders = [...sides.panel.folders, ...sides.portal.folders]
  const publicEntries = entries.filter((id) => !folders.includes(folderOf(id)))
  const later = [...reached(publicEntries, graph, true)].flatMap(
    (id) => infoOf(id)?.dynamicallyImportedIds ?? [],
  )
  const publicUses = usesFrom([...new Set([...publicEntries, ...later])], graph)
  const [panel, portal] = [sides.panel, sides.portal].map(({ folders, layout, many }) => {
    const uses = usesFrom(
      entries.filter((id) => folders.includes(folderOf(id))),
      graph,
    )
    return (id: string) => {
      const routes = uses.get(id) ?? []
      if (routes.some((route) => route.includes(`/app/routes/${layout}.tsx`))) return 3
      return routes.length >= many ? 2 : Math.min(routes.length, 1)
    }
  })
  const names = new Map<string, string>()
  const nameOf = new Map<string, string>()
  for (const id of ids) {
    if (infoOf(id)?.isEntry || left.test(id)) continue
    const [inPanel = 0, inPortal = 0] = [panel?.(id), portal?.(id)]
    // What few pages use stays as the bundler divides it.
    if (Math.max(inPanel, inPortal) < 2) continue
    const key = [publicUses.get(id)?.toSorted(), inPanel, inPortal].join(':')
    if (!nameOf.has(key)) nameOf.set(key, `s${nameOf.size}`)
    names.set(id, nameOf.get(key) ?? '')
  }
  return names
}

/** The roots from which each module is reached without a later import. */
function usesFrom(roots: string[], graph: ModuleGraph): Map<string, string[]> {
  const uses = new Map<string, string[]>()
  for (const root of roots) {
    for (const id of reached([root], graph)) uses.set(id, [...(uses.get(id) ?? []), root])
  }
  return uses
}

function reached(roots: string[], graph: ModuleGraph, withLater = false): Set<string> {
  const found = new Set(roots)
  for (const id of found) {
    const info = graph.getModuleInfo(id)
    for (const one of info?.importedIds ?? []) found.add(one)
    if (withLater) for (const one of info?.dynamicallyImportedIds ?? []) found.add(one)
  }
  return found
}
