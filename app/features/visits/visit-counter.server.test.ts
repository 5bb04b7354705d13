import { expect, test } from 'vitest'
import { createVisitCounter, type PageRequest } from './visit-counter.server.ts'
import { noOrigin } from './visit-origin.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const noon = new Date('2026-11-22T12:00:00Z')
const counter = (now = () => noon) => createVisitCounter(now, 'unordin.example', 'session_token')

function view(path: string, headers: Record<string, string> = {}, ip = '203.0.113.7'): PageRequest {
  const sent: Record<string, string> = { 'user-agent': browser, ...headers }
  return { path: path.split('?')[0] ?? '', url: path, ip, header: (name) => sent[name] }
}
/** Views from `count` addresses, each in a network of its own. */
const fromMany = (count: number, path: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => view(path(at), {}, `10.${at >> 8}.${at & 255}.1`))
const campaign = (name: string) => ({ ...row('/', 1, 1), campaign: name })
const row = (path: string, views: number, visits: number) => ({
  ...noOrigin,
  day: '2026-11-22',
  path,
  views,
  visits,
})

test('a visit begins with a page that was not reached from one of ours', () => {
  const { count, take } = counter()
  const inside = { referer: 'https://unordin.example/?utm_source=x' }
  count(view('/'))
  count(view('/about', inside))
  count(view('/about', inside))
  count(view('/about', { referer: 'https://example.org/' }))
  expect(take()).toEqual([
    row('/', 1, 1),
    row('/about', 2, 0),
    { ...row('/about', 1, 1), referrer: 'example.org' },
  ])
  expect(take()).toEqual([])
})

test.each([
  ['do not track', { dnt: '1' }],
  ['global privacy control', { 'sec-gpc': '1' }],
  ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a program', { 'user-agent': 'curl/8.5.0' }],
  ['no browser', { 'user-agent': '' }],
  ['a page fetched ahead', { 'sec-purpose': 'prefetch' }],
  ['somebody signed in', { cookie: 'theme=dark; __Host-unordin.session_token=x' }],
])('%s is not counted', (_, headers) => {
  const { count, take } = counter()
  count(view('/', headers))
  expect(take()).toEqual([])
})

test('counts that could not be stored are added to what came since', () => {
  const { count, take, putBack } = counter()
  count(view('/'))
  const taken = take()
  count(view('/'))
  putBack(taken)
  expect(take()).toEqual([row('/', 2, 2)])
})

test('a flood of made-up campaigns ends in one row, and the next day counts afresh', () => {
  let now = noon
  const { count, take } = counter(() => now)
  for (const one of fromMany(3_000, (at) => `/?utm_campaign=c${at}`)) count(one)
  const rows = take()
  expect(rows).toHaveLength(501)
  expect(rows.at(-1)).toEqual(row('/', 2_500, 2_500))
  now = new Date('2026-11-23T00:00:01Z')
  count(view('/?utm_campaign=new'))
  expect(take()).toMatchObject([{ day: '2026-11-23', campaign: 'new' }])
})

test('one address brings ten new origins a day, and takes none from others', () => {
  let now = noon
  const { count, take } = counter(() => now)
  const bring = (count: number, name: string) =>
    Array.from({ length: count }, (_, at) => view(`/?utm_campaign=${name}${at}`))
  for (const one of bring(40, 'a')) count(one)
  count(view('/?utm_campaign=spring', {}, '203.0.113.8'))
  count(view('/?utm_campaign=spring'))
  const rows = take()
  expect(rows).toHaveLength(12)
  expect(rows.at(-2)).toEqual(row('/', 30, 30))
  expect(rows.at(-1)).toEqual({ ...row('/', 2, 2), campaign: 'spring' })
  now = new Date('2026-11-23T00:00:01Z')
  for (const one of bring(11, 'b')) count(one)
  expect(take().map(({ campaign }) => campaign)).toEqual([
    ...Array.from({ length: 10 }, (_, at) => `b${at}`),
    '',
  ])
})

test.each([
  ['a /64', (at: number) => `2001:db8:1:2::${at.toString(16)}`, 10],
  ['a /48', (at: number) => `2001:db8:1:${at.toString(16)}00::1`, 160],
  ['a /24', (at: number) => `203.0.113.${at}`, 160],
])('everybody in %s together brings at most their share', (_, ip, most) => {
  const { count, take } = counter()
  for (let at = 0; at < 250; at++)
    for (const part of [1, 2]) count(view(`/?utm_campaign=c${at}-${part}`, {}, ip(at)))
  expect(take().filter(({ campaign }) => campaign !== '')).toHaveLength(most)
})

test('origins of earlier days count, however many new ones came today', () => {
  let now = noon
  const { count, take, recall, lacksOrigins } = counter(() => now)
  expect(lacksOrigins()).toBe(true)
  recall([{ ...noOrigin, campaign: 'spring' }])
  expect(lacksOrigins()).toBe(false)
  for (const one of fromMany(600, (at) => `/?utm_campaign=c${at}`)) count(one)
  take()
  count(view('/?utm_campaign=spring'))
  count(view('/?utm_campaign=new'))
  expect(take()).toEqual([campaign('spring'), row('/', 1, 1)])
  now = new Date('2026-11-23T00:00:01Z')
  expect(lacksOrigins()).toBe(true)
})

test('one address adds at most sixty views a minute', () => {
  let now = noon
  const { count, take } = counter(() => now)
  for (let at = 0; at < 100; at++) count(view('/'))
  count(view('/about', {}, '203.0.113.8'))
  expect(take()).toEqual([row('/', 60, 60), row('/about', 1, 1)])
  count(view('/'))
  expect(take()).toEqual([])
  now = new Date('2026-11-22T12:01:00Z')
  count(view('/'))
  expect(take()).toEqual([row('/', 1, 1)])
})

test('what is not counted uses up nothing', () => {
  const { count, take } = counter()
  for (let at = 0; at < 100; at++) count(view(`/?utm_campaign=c${at}`, { dnt: '1' }))
  count(view('/?utm_campaign=spring'))
  expect(take()).toEqual([campaign('spring')])
})
