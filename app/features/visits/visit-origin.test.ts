import { expect, test } from 'vitest'
import { noOrigin, originPart, readVisitOrigin } from './visit-origin.ts'
import { originRows, originSearch, readOriginSearch } from './visit-report.ts'

const host = 'unordin.example'
const spring = { source: 'letter', medium: 'email', campaign: 'spring 2026' }
const query = '?utm_source=Letter&utm_medium=email&utm_campaign=Spring%202026'

test('a campaign and the host of the page before are read, in small letters', () => {
  expect(readVisitOrigin(`/about${query}`, 'https://news.example.org/story?id=7', host)).toEqual({
    referrer: 'news.example.org',
    ...spring,
  })
})

test.each([
  ['', ''],
  ['/', 'https://unordin.example/about'],
  ['/?q=utm_source', 'not an address'],
  ['/#utm_source=x', 'about:client'],
])('nothing is known from %j and %j', (landing, referrer) => {
  expect(readVisitOrigin(landing, referrer, host)).toEqual(noOrigin)
})

test('what is no name of a campaign is left out, and a long name is cut', () => {
  const landing = `/?utm_source=${encodeURIComponent('<script>\u0000=HYPERLINK("x")')}&utm_campaign=${'a'.repeat(5_000)}`
  const { source, campaign } = readVisitOrigin(landing, `https://${'h'.repeat(300)}.example/`, host)
  expect(source).toBe('scripthyperlinkx')
  expect(campaign).toHaveLength(60)
})

test('a letter of two parts is whole at the end of a long name, or left out', () => {
  const named = (before: number, letter: string) =>
    readVisitOrigin(`/?utm_campaign=${'a'.repeat(before)}${encodeURIComponent(letter)}`, '', host)
  for (const [before, kept] of [
    [58, `${'a'.repeat(58)}\u{10428}`],
    [59, 'a'.repeat(59)],
    [99, 'a'.repeat(60)],
  ] as const)
    expect(named(before, '\u{10428}').campaign).toBe(kept)
  expect(originPart(`${'a'.repeat(99)}\u{10428}`)).toBe('a'.repeat(99))
})

test('a campaign is one row, wherever its link was followed, and its leads stand beside its visits', () => {
  const visits = [
    { ...spring, referrer: 'a.example', visits: 2 },
    { ...spring, referrer: '', visits: 3 },
    { ...noOrigin, referrer: 'a.example', visits: 7 },
    { ...noOrigin, visits: 11 },
  ]
  const leads = [
    { ...spring, referrer: 'a.example', leads: 1, converted: 1 },
    { ...noOrigin, referrer: 'b.example', leads: 2, converted: 0 },
  ]
  expect(originRows(visits, leads)).toEqual({
    campaigns: [{ ...spring, referrer: '', visits: 5, leads: 1, converted: 1 }],
    referrers: [
      { ...noOrigin, visits: 11, leads: 0, converted: 0 },
      { ...noOrigin, referrer: 'a.example', visits: 7, leads: 0, converted: 0 },
      { ...noOrigin, referrer: 'b.example', visits: 0, leads: 2, converted: 0 },
    ],
  })
})

test('an origin comes back from the address that names it', () => {
  const origin = { ...spring, referrer: '' }
  expect(readOriginSearch(new URLSearchParams(originSearch(30, origin)))).toEqual(origin)
  expect(readOriginSearch(new URLSearchParams('days=30'))).toBeUndefined()
})
