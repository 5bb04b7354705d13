import fc from 'fast-check'
import { expect, it } from 'vitest'
import { piecesOf } from './linked-text.tsx'

const links = (text: string) => piecesOf(text).flatMap(({ href }) => href ?? [])

it.each([
  ['See https://a.example/x_(1)?q=1&r=2#top.', ['https://a.example/x_(1)?q=1&r=2#top']],
  ['(http://b.example/), then <https://c.example>', ['http://b.example/', 'https://c.example']],
  [
    'HTTPS://UP.example and https://b\u00fccher.example/\u00fc!',
    ['HTTPS://UP.example', 'https://b\u00fccher.example/\u00fc'],
  ],
  ['Write to a.b@ministry.example, please', ['mailto:a.b@ministry.example']],
  ['mailto:a@b.example', ['mailto:a@b.example']],
])('finds the addresses of %j', (text, found) => expect(links(text)).toEqual(found))

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//http',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://x.example/a',
  '//x.example/a',
  'notes.md and version 1.2.3 of unordin.app',
  'http://',
])('leaves %j alone', (text) => expect(links(text)).toEqual([]))

it('loses and adds no character, and links to the web and to mail only', () => {
  const word = fc.constantFrom('https://a.example/', 'javascript:', 'x@y.example', '<', '"', ')')
  const text = fc.array(fc.oneof(word, fc.string())).map((words) => words.join(' '))
  fc.assert(
    fc.property(text, (text) => {
      const pieces = piecesOf(text)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      for (const { href } of pieces) if (href) expect(href).toMatch(/^(https?:\/\/|mailto:)/i)
    }),
  )
})
