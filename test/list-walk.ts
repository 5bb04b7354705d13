import { expect } from 'vitest'

type Page<Row> = { rows: Row[]; previous: string | null; next: string | null }

/**
 * Walks a list from its first page to its last one, and from its end to its beginning, and expects the same rows both ways, each once.
 * @param read gives the page of a query string
 * @param query of the list, without a cursor
 * @returns the rows in the order of the list
 */
export async function walkList<Row extends { id: string }>(
  read: (query: string) => Promise<Page<Row>>,
  query = '',
): Promise<Row[]> {
  const forwards: Row[] = []
  for (let page = await read(query); ; ) {
    forwards.push(...page.rows)
    if (!page.next) break
    page = await read(`${query}&after=${encodeURIComponent(page.next)}`)
  }
  const backwards: Row[] = []
  for (let page = await read(`${query}&before=end`); ; ) {
    backwards.unshift(...page.rows)
    if (!page.previous) break
    page = await read(`${query}&before=${encodeURIComponent(page.previous)}`)
  }
  const ids = forwards.map(({ id }) => id)
  expect(new Set(ids).size, query).toBe(ids.length)
  expect(backwards, query).toEqual(forwards)
  return forwards
}

/** Every order of a list in both directions, as query strings. */
export const ordersOf = (list: { sorts: object }): string[] =>
  Object.keys(list.sorts).flatMap((sort) =>
    ['asc', 'desc'].map((direction) => `sort=${sort}&direction=${direction}`),
  )
