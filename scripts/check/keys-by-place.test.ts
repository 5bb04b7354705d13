import { expect, test } from 'vitest'
import { keysByPlace } from './keys-by-place.ts'

const path = 'app/features/site/about/about-seal.tsx'

test.each(['<li key={item.title}>', '<p key={text}>', '<tr key={copy.row.label}>'])(
  '%s is found',
  (text) => {
    expect(keysByPlace([{ path, text: `\n${text}` }])).toMatchObject([{ path, line: 2 }])
  },
)

test.each([
  [path, '<li key={index}>'],
  [path, '<li key={tier.id}>'],
  ['app/features/tickets/ticket-list.tsx', '<li key={item.title}>'],
])('%s may: %s', (where, text) => {
  expect(keysByPlace([{ path: where, text }])).toEqual([])
})
