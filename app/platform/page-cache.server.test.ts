import { expect, test } from 'vitest'
import { type CachedPage, createPageCache } from './page-cache.server.ts'

let time = 0
const page = (size: number): CachedPage => ({
  etag: 'e',
  headers: [],
  bodies: new Map([['gzip', Buffer.alloc(size)]]),
  hits: 0,
})
const from = (tags: string[] = [], expires = 1_000) => ({
  tags: new Set(tags),
  expires: new Date(expires),
})
const fresh = (capacity = 800) => {
  time = 0
  return createPageCache(capacity, () => new Date(time))
}

test('gives back what was kept, until it expires', () => {
  const cache = fresh()
  cache.set('a', cache.begin(), page(10), from())
  time = 999
  expect(cache.get('a')).toBeDefined()
  time = 1_000
  expect(cache.get('a')).toBeUndefined()
  expect(cache.stats).toMatchObject({ hits: 1, entries: 0, bytes: 0 })
})

test('stays within its bytes and drops what was not asked for the longest time', () => {
  const cache = fresh()
  for (const key of 'abcdefgh') cache.set(key, cache.begin(), page(100), from())
  cache.get('a')
  cache.set('i', cache.begin(), page(100), from())
  expect(cache.stats.bytes).toBe(800)
  expect(cache.get('a')).toBeDefined()
  expect(cache.get('b')).toBeUndefined()
  cache.set('huge', cache.begin(), page(200), from())
  expect(cache.get('huge')).toBeUndefined()
})

test('forgets exactly what a change concerns', () => {
  const cache = fresh()
  cache.set('list', cache.begin(), page(1), from(['insights']))
  cache.set('home', cache.begin(), page(1), from())
  cache.invalidate(['insights', 'taxonomy'])
  expect(cache.get('list')).toBeUndefined()
  expect(cache.get('home')).toBeDefined()
})

test('does not keep a page that was begun before the change and finished after it', () => {
  const cache = fresh()
  const begun = cache.begin()
  cache.invalidate(['insights'])
  cache.set('list', begun, page(1), from(['insights']))
  cache.set('other', begun, page(1), from(['jobs']))
  expect(cache.get('list')).toBeUndefined()
  expect(cache.get('other')).toBeDefined()
  cache.set('list', cache.begin(), page(1), from(['insights']))
  expect(cache.get('list')).toBeDefined()
})

test('forgets everything, also what is being made, when it may have missed a change', () => {
  const cache = fresh()
  cache.set('home', cache.begin(), page(1), from())
  const begun = cache.begin()
  cache.clear()
  cache.set('late', begun, page(1), from())
  expect(cache.get('home')).toBeUndefined()
  expect(cache.get('late')).toBeUndefined()
  cache.set('next', cache.begin(), page(1), from())
  expect(cache.get('next')).toBeDefined()
})
