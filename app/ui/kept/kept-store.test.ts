import { expect, test } from 'vitest'
import { createKeptStore, type KeptText } from './kept-store.ts'

const day = 86_400_000
const place = { owner: 'ada', form: '/lead_admin/people/1#note' }

/** A browser's storage, with room for so many letters. */
function storageOf(room = 10_000) {
  const entries = new Map<string, string>()
  const used = () => [...entries].join('').length
  return {
    entries,
    get length() {
      return entries.size
    },
    key: (at: number) => [...entries.keys()][at] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, value: string) {
      if (used() + value.length > room) throw new DOMException('full', 'QuotaExceededError')
      entries.set(key, value)
    },
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}

function textAt(at: number, id = 'one', words = 'Called twice'): KeptText {
  const fields = { body: [words] }
  return { id, sendId: `send ${id}`, began: at, at, fields, base: { body: [''] }, marks: {} }
}

test('a text is there for seven days after its last letter, and then for nobody', () => {
  const storage = storageOf()
  let now = 10 * day
  const store = createKeptStore(
    () => storage,
    () => now,
  )
  expect(store.put(place, textAt(now))).toBe(true)
  now += 7 * day
  expect(store.list(place)).toEqual([textAt(10 * day)])
  now += 1
  expect(store.list(place)).toEqual([])
  expect(storage.entries.size).toBe(1)
  store.sweep()
  expect(storage.entries.size).toBe(0)
})

test('another account and another form have texts of their own', () => {
  const storage = storageOf()
  const store = createKeptStore(
    () => storage,
    () => 0,
  )
  store.put(place, textAt(0))
  const others = [
    { ...place, owner: 'bob' },
    { ...place, form: '/lead_admin/people/2#note' },
    { ...place, form: '/lead_admin/people/1' },
  ]
  for (const other of others) expect(store.list(other)).toEqual([])
  expect([store.count('ada'), store.count('bob'), store.count('ad')]).toEqual([1, 0, 0])
  store.clear('bob')
  expect(store.count('ada')).toBe(1)
  store.clear('ada')
  expect(store.list(place)).toEqual([])
})

test('each tab keeps its own text, and the newest is the first', () => {
  const storage = storageOf()
  const store = createKeptStore(
    () => storage,
    () => 5,
  )
  for (const text of [textAt(1, 'one'), textAt(3, 'two'), textAt(2, 'three')])
    store.put(place, text)
  expect(store.list(place).map(({ id }) => id)).toEqual(['two', 'three', 'one'])
  store.remove(place, 'two')
  expect(store.list(place).map(({ id }) => id)).toEqual(['three', 'one'])
  expect(store.idIn(place, 'kept:ada:/lead_admin/people/1#note:two')).toBe('two')
  expect(store.idIn(place, 'kept:ada:/lead_admin/people/1#note:two:more')).toBeUndefined()
  expect(store.idIn(place, null)).toBeUndefined()
})

test('a full storage first loses what is too old; then it says that it keeps nothing', () => {
  const storage = storageOf(450)
  let now = 0
  const store = createKeptStore(
    () => storage,
    () => now,
  )
  expect(store.put(place, textAt(0, 'old', 'x'.repeat(100)))).toBe(true)
  now = 8 * day
  expect(store.put(place, textAt(now, 'new', 'y'.repeat(100)))).toBe(true)
  expect(store.list(place).map(({ id }) => id)).toEqual(['new'])
  expect(store.put(place, textAt(now, 'more', 'z'.repeat(100)))).toBe(false)
  expect(store.list(place).map(({ id }) => id)).toEqual(['new'])
})

test('where storage is forbidden nothing is kept and nothing fails', () => {
  const store = createKeptStore(
    () => {
      throw new DOMException('forbidden', 'SecurityError')
    },
    () => 0,
  )
  expect(store.put(place, textAt(0))).toBe(false)
  expect(store.list(place)).toEqual([])
  expect(store.count('ada')).toBe(0)
  for (const work of [store.sweep, () => store.remove(place, 'one'), () => store.clear('ada')])
    expect(work).not.toThrow()
})

test('entries that nobody can read are swept, those of others in the storage stay', () => {
  const storage = storageOf()
  storage.setItem('kept:ada:/x#y:1', '{"half":')
  storage.setItem('unordin.single-keys', 'off')
  const store = createKeptStore(
    () => storage,
    () => 0,
  )
  expect(store.list({ owner: 'ada', form: '/x#y' })).toEqual([])
  store.sweep()
  expect([...storage.entries.keys()]).toEqual(['unordin.single-keys'])
})
