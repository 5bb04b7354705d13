import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

type Mode = 'production' | 'development'
type Path = readonly string[]

const depth = 2
const mostKnown = 1_000
const dataEnding = /\/_\.data$|\.data$/
// Addresses that React Router would decode, or with empty segments, use all routes.
const plain = /^[\w.~-]+$/

/**
 * Answers each request with the routes of its section of the site only. React Router searches all
 * routes it knows several times for a page, and creates an object for each while rendering.
 *
 * @param build all routes; an unusual address is matched against them
 * @returns what `createRequestHandler` returns for all of them
 */
export function createSectionHandler(build: ServerBuild, mode: Mode): RequestHandler {
  const paths = pathsOf(build)
  const handlers = new Map<string | undefined, RequestHandler>()
  // There are few static addresses and they are requested often; an address with an id is matched
  // by search.
  const known = new Map<string, RequestHandler>()

  function handlerFor(pathname: string): RequestHandler {
    const section = sectionOf(build, paths, pathname)
    const key = section?.join('/')
    let handle = handlers.get(key)
    if (!handle) {
      handle = createRequestHandler(section ? reduced(build, paths, section) : build, mode)
      handlers.set(key, handle)
    }
    if (known.size < mostKnown) known.set(pathname, handle)
    return handle
  }

  return (request, context) => {
    const { pathname } = new URL(request.url)
    return (known.get(pathname) ?? handlerFor(pathname))(request, context)
  }
}

/** Answers every request with one route and the layouts around it, as if there were no other. */
export function createRouteHandler(build: ServerBuild, id: string, mode: Mode): RequestHandler {
  return createRequestHandler(withRoutes(build, new Set(ancestry(build, id))), mode)
}

/** The part of the build that an address needs. */
export function sectionBuild(build: ServerBuild, pathname: string): ServerBuild {
  const paths = pathsOf(build)
  const section = sectionOf(build, paths, pathname)
  return section ? reduced(build, paths, section) : build
}

/**
 * The first segment of an address, `*` for one that only a parameter can match; null where all routes
 * are needed.
 */
function sectionOf(build: ServerBuild, paths: Map<string, Path>, pathname: string): Path | null {
  // Browsers ask at this address for the routes of other addresses.
  if (pathname === build.routeDiscovery.manifestPath) return null
  const parts = pathname.replace(dataEnding, '').split('/').slice(1)
  if (parts.at(-1) === '') parts.pop()
  if (!parts.every((part) => plain.test(part))) return null
  const section: string[] = []
  for (const part of parts.slice(0, depth)) {
    const lower = part.toLowerCase()
    const named = [...paths.values()].some(
      (path) =>
        path[section.length] === lower && section.every((one, at) => accepts(path[at], one)),
    )
    section.push(named ? lower : '*')
  }
  return section
}

const isVariable = (part: string) => part === '*' || part.startsWith(':')
const accepts = (part: string | undefined, wanted: string | undefined) =>
  part === undefined || isVariable(part) || part === wanted

/** The build with the routes that an address of the section, or one above it, can match. */
function reduced(build: ServerBuild, paths: Map<string, Path>, section: Path): ServerBuild {
  const kept = new Set<string>()
  for (const [id, path] of paths) {
    if (!path.slice(0, depth).every((part, at) => accepts(part, section[at]))) continue
    for (const one of ancestry(build, id)) kept.add(one)
  }
  return withRoutes(build, kept)
}

/** A route and the layouts around it, by their ids, from the inside. */
function ancestry(build: ServerBuild, id: string): string[] {
  const parentId = build.routes[id]?.parentId
  return parentId ? [id, ...ancestry(build, parentId)] : [id]
}

function withRoutes(build: ServerBuild, kept: ReadonlySet<string>): ServerBuild {
  const pick = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)))
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  }
}

const pathsOf = (build: ServerBuild) =>
  new Map(Object.keys(build.routes).map((id) => [id, pathOf(build, id)]))

/** The segments of a route's whole path, as far as every address of it has them. */
function pathOf(build: ServerBuild, id: string): string[] {
  const parts: string[] = []
  for (const one of ancestry(build, id))
    parts.unshift(...(build.routes[one]?.path?.split('/').filter(Boolean) ?? []))
  const optional = parts.findIndex((part) => part.endsWith('?'))
  return optional < 0 ? parts : parts.slice(0, optional)
}
