import { expect, test } from 'vitest'
import { createVisitCounter, type PageRequest } from './visit-counter.server.ts'
import { noOrigin } from './visit-origin.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const noon = new Date('2026-11-22T12:00:00Z')
const counter = (now = () => noon) => createVisitCounter(now, 'unordin.example', 'session_token')

function view(path: string, headers: Record<string, string> = {}): PageRequest {
  const sent: Record<string, string> = { 'user-agent': browser, ...headers }
  return { path: path.split('?')[0] ?? '', url: path, header: (name) => sent[name] }
}
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
  for (let at = 0; at < 3_000; at++) count(view(`/?utm_campaign=c${at}`))
  const rows = take()
  expect(rows).toHaveLength(501)
  expect(rows.at(-1)).toEqual(row('/', 2_500, 2_500))
  now = new Date('2026-11-23T00:00:01Z')
  count(view('/?utm_campaign=new'))
  expect(take()).toMatchObject([{ day: '2026-11-23', campaign: 'new' }])
})
