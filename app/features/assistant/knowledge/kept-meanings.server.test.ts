import { expect, test } from 'vitest'
import type { Encoder } from './encoder.server.ts'
import { keepingMeanings } from './kept-meanings.server.ts'

function counting(fails = { next: false }) {
  const asked: [string, string][] = []
  const embed: Encoder['embed'] = async (texts, by = 'subject') => {
    asked.push(...texts.map((text): [string, string] => [text, by]))
    if (fails.next) throw new Error('the encoder is away')
    return texts.map((text) => Float32Array.of(text.length, by === 'question' ? 1 : 0))
  }
  return { asked, fails, kept: keepingMeanings(embed) }
}

test('a text is encoded once, alone, among others and twice at once', async () => {
  const { asked, kept } = counting()
  await Promise.all([kept(['one', 'three', 'one']), kept(['three', 'fifteen'])])
  const vectors = await kept(['fifteen', 'one', 'two two'])
  expect(vectors.map(([length]) => length)).toEqual([7, 3, 7])
  expect(asked.map(([text]) => text)).toEqual(['one', 'three', 'fifteen', 'two two'])
})

test('what is near by subject is not taken for what asks the same', async () => {
  const { asked, kept } = counting()
  expect([await kept(['one']), await kept(['one'], 'question')]).toEqual([
    [Float32Array.of(3, 0)],
    [Float32Array.of(3, 1)],
  ])
  expect(asked).toHaveLength(2)
})

test('a text that failed is encoded again', async () => {
  const { asked, fails, kept } = counting({ next: true })
  await expect(kept(['one'])).rejects.toThrow('away')
  fails.next = false
  expect(await kept(['one'])).toEqual([Float32Array.of(3, 0)])
  expect(asked).toHaveLength(2)
})

test('the texts that were asked for last are kept, and no others', async () => {
  const { asked, kept } = counting()
  await kept(['first'])
  for (let n = 0; n < 63; n += 1) await kept([`text ${n}`])
  await kept(['first'])
  await kept(['one more'])
  await kept(['first', 'text 0'])
  expect(asked.filter(([text]) => text === 'first')).toHaveLength(1)
  expect(asked.filter(([text]) => text === 'text 0')).toHaveLength(2)
})
