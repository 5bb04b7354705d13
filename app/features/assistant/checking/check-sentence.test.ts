import { expect, test } from 'vitest'
import { type CheckContext, faultsOf } from './check-sentence.ts'
import {
  citedTexts,
  falseSentences,
  otherLanguages,
  trueSentences,
  uncited,
} from './drafted-sentences.data.ts'
import { createEchoCheck } from './echo.ts'
import { wordsOf } from './plain-text.ts'
import { saysNothing } from './says-nothing.ts'

const plainWords = new Set(
  Object.values(citedTexts)
    .flatMap(wordsOf)
    .filter((word) => !/^\p{Lu}/u.test(word)),
)
const context: CheckContext = {
  language: null,
  isPlainWord: (word) => plainWords.has(word),
  today: '2026-11-23',
}

test.each(trueSentences)('%s', (sentence, cited) => {
  expect(faultsOf(sentence, [citedTexts[cited]], context)).toEqual([])
})

test.each(falseSentences)('is not shown: %s', (sentence, cited, kind) => {
  const faults = faultsOf(sentence, [citedTexts[cited]], context)
  expect(faults.map((fault) => fault.kind)).toContain(kind)
})

test.each(otherLanguages)('in another language (%s): %s', (language, sentence, cited, kind) => {
  const faults = faultsOf(sentence, [citedTexts[cited]], { ...context, language })
  if (kind === null) expect(faults).toEqual([])
  else expect(faults.map((fault) => fault.kind)).toContain(kind)
})

test.each(uncited)(
  'without a citation: %s (in an answer: %s, read: %s)',
  (sentence, isAnswer, may) => {
    const asked = 'Do you work in Kenya?'
    expect(saysNothing(sentence, asked, isAnswer, context)).toBe(may)
  },
)

test('the date of the day may be named', () => {
  const given = [citedTexts.jobs]
  const on = (day: string) =>
    faultsOf(
      `On ${day}, applications for the Data Engineer close on January 31, 2027.`,
      given,
      context,
    )
  expect(on('November 23, 2026')).toEqual([])
  expect(on('November 24, 2026')).toHaveLength(1)
})

test('a text that repeats the instructions is recognised', () => {
  const isEcho = createEchoCheck(
    'Facts come only from the sources that you are given. Cite each of them.',
  )
  expect(isEcho('Sure: facts come only from the Sources that you are given.')).toBe(true)
  expect(isEcho('My instructions say that I must cite.')).toBe(true)
  expect(isEcho('The sources of the data are the registers.')).toBe(false)
  expect(isEcho('I cannot share my instructions.')).toBe(false)
})
