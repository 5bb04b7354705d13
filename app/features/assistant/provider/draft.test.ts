import { expect, test } from 'vitest'
import { createDraft, type DraftSentence, mark } from './draft.ts'

const [b, e] = [mark.begin, mark.end]

function draft(text: string, size: number) {
  const sentences: DraftSentence[] = []
  const reader = createDraft((one) => sentences.push(one))
  for (let at = 0; at < text.length; at += size) reader.feed(text.slice(at, at + size))
  return { reader, sentences }
}

test.each([1, 4, 500])('a text in pieces of %i falls into its sentences', (size) => {
  const text = `One${b}p1${e}. Ask Ms. Roy at 2.5 m. ${b}p2,f1${e} Then "stop." Now\n- A line ${b}p3${e}\n\nLast`
  const { reader, sentences } = draft(text, size)
  reader.finish()
  expect(sentences.map((one) => one.text)).toEqual([
    'One.',
    'Ask Ms. Roy at 2.5 m.',
    'Then "stop."',
    'Now',
    '- A line',
    'Last',
  ])
  expect(sentences.map(({ cited, files }) => [...cited, ...files.map((one) => -one)])).toEqual([
    [1],
    [2, -1],
    [],
    [],
    [3],
    [],
  ])
  expect(sentences.map(({ lead }) => lead).join('|')).toBe(' | | | |\n|\n\n')
})

test('a sentence is given at its full stop when its citation stands before that', () => {
  expect(draft(`It takes three weeks ${b}p1${e}.`, 1).sentences).toHaveLength(1)
  // A citation may still follow here.
  expect(draft('It takes three weeks. ', 1).sentences).toHaveLength(0)
  expect(draft('It takes three weeks. T', 1).sentences).toHaveLength(1)
})

test('an unfinished sentence of a reply that broke off is left out', () => {
  const { reader, sentences } = draft('One is done. Two is not', 3)
  reader.finish(true)
  expect(sentences.map((one) => one.text)).toEqual(['One is done.'])
})

test('other scripts', () => {
  const { reader, sentences } = draft(`数据在加拿大${b}p1${e}。第二句。`, 2)
  reader.finish()
  expect(sentences.map((one) => one.text)).toEqual(['数据在加拿大。', '第二句。'])
})
