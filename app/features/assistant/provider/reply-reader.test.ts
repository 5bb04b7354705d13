import { expect, test } from 'vitest'
import { createReplyReader } from './reply-reader.ts'

function read(reply: string, size: number) {
  const shown: string[] = []
  const reader = createReplyReader((text) => shown.push(text))
  for (let at = 0; at < reply.length; at += size) reader.feed(reply.slice(at, at + size))
  return { ...reader.finish(), shown: shown.join('') }
}

test.each([1, 3, 7, 1_000])('a reply in pieces of %i is read as one', (size) => {
  const reply =
    '#answer governance\nOne ledger [p1]. A citizen declares once [p2, p9]; see https://evil.example/x now. **Bold** [sic] [f1, p2] [p'
  const { text, shown, ...rest } = read(reply, size)
  expect(text).toBe('One ledger. A citizen declares once; see  now. Bold [sic]')
  expect(shown).toBe(text)
  expect(rest).toEqual({
    kind: 'answer',
    intent: 'governance',
    cited: [1, 2, 9, 2],
    citedFiles: [1],
  })
})

test('a first line that is missing, unknown or alone does no harm', () => {
  expect(read('Hello there.', 2)).toMatchObject({
    kind: 'answer',
    intent: 'other',
    text: 'Hello there.',
  })
  expect(read('#nonsense\nHello', 3)).toMatchObject({ kind: 'answer', text: 'Hello' })
  expect(read('#refused', 3)).toMatchObject({ kind: 'refused', text: '' })
  expect(read('', 1)).toMatchObject({ text: '' })
  expect(read(`#${'x'.repeat(500)}\nHello`, 9).text).toContain('Hello')
})
