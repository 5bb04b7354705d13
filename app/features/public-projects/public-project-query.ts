import { isSlug, isUuid } from '#app/platform/identifier.ts'

/** The state of the list in its address. */
export type ProjectQuery = {
  sector: string | null
  capability: string | null
  /** The cursor: the last row of the previous page. */
  after?: { order: number; id: string }
}

const slug = (value: string | null) => (value && isSlug(value) ? value : null)

/** Invalid values fall back to their defaults. */
export function readProjectQuery(params: URLSearchParams): ProjectQuery {
  return {
    sector: slug(params.get('sector')),
    capability: slug(params.get('capability')),
    after: readPlace(params.get('after')),
  }
}

function readPlace(text: string | null): ProjectQuery['after'] {
  const [, id = '', order = ''] = /^(.{36})~(-?\d{1,10})$/.exec(text ?? '') ?? []
  const number = Number(order)
  const fits = order !== '' && Math.abs(number) < 2 ** 31
  return fits && isUuid(id) ? { order: number, id } : undefined
}
