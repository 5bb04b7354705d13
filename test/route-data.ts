import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

const idsOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ id, file, children = [] }) => [
    id ?? file.replace(/\.tsx?$/, ''),
    ...idsOf(children),
  ])
const known = new Set(idsOf(routes))

/**
 * The address of the data of one route alone. The product answers a name that no route has with no data
 * at all, which would prove nothing: such a name is an error of the test.
 */
export function dataOfRoute(address: string, id: string): string {
  if (!known.has(id)) throw new Error(`No route has the name ${id}.`)
  const [path = '', query] = address.split('?')
  return `${path}.data?${query ? `${query}&` : ''}_routes=${encodeURIComponent(id)}`
}
