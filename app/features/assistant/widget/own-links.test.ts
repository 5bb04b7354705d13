import { expect, test } from 'vitest'
import { ownLinks } from './own-links.ts'

const linked = (text: string) =>
  ownLinks(text, 'https://unordin.example').flatMap(({ to }) => (to ? [to] : []))

test.each([
  ['Write to us at /contact, please.', ['/contact']],
  ['See https://unordin.example/about.', ['/about']],
  ['(/privacy#retention)', ['/privacy#retention']],
  ['Read /blog/a-new-registry and /contact', ['/blog/a-new-registry', '/contact']],
  ['https://evil.example/contact', []],
  ['//evil.example/contact', []],
  ['https://unordin.example.evil.example/contact', []],
  ['and/or, 24/7, km/contact, /lead_admin, /nothing', []],
  ['javascript:/contact', []],
  ['nothing', []],
])('%s', (text, expected) => {
  expect(linked(text)).toEqual(expected)
  expect(
    ownLinks(text, 'https://unordin.example')
      .map((one) => one.text)
      .join(''),
  ).toBe(text)
})
