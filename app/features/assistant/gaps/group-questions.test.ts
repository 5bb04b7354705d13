import { expect, test } from 'vitest'
import type { GapQuestion } from './gap.ts'
import { examplesOf, shownGroups } from './gap-report.ts'
import { groupQuestions } from './group-questions.ts'

let count = 0
const ask = (text: string, more: Partial<GapQuestion> = {}): GapQuestion => {
  count += 1
  const at = new Date(Date.UTC(2026, 0, 31) - count * 60_000).toISOString()
  return {
    ...{ id: `q${count}`, conversation_id: `c${count}`, text, at },
    ...{ sources: [], vector: null, closed: null, ...more },
  }
}
/** A meaning: texts with near angles mean nearly the same. */
const at = (degrees: number) => {
  const turned = (degrees * Math.PI) / 180
  return new Float32Array([Math.cos(turned), Math.sin(turned)])
}
const textsOf = (questions: GapQuestion[]) =>
  groupQuestions(questions).map((group) => group.questions.map(({ text }) => text))

test('questions of one meaning are one group, whatever their words', () => {
  const groups = textsOf([
    ask('Can I park here?', { vector: at(0) }),
    ask('Where do I leave my car?', { vector: at(30) }),
    ask('Do you have a canteen?', { vector: at(90) }),
    ask('Is there lunch?', { vector: at(110) }),
  ])
  expect(groups).toEqual([
    ['Can I park here?', 'Where do I leave my car?'],
    ['Do you have a canteen?', 'Is there lunch?'],
  ])
})

test('without a meaning the words decide, and the same words are always one group', () => {
  expect(
    textsOf([
      ask('Avez-vous un stationnement à Toronto ?'),
      ask('un stationnement a toronto, avez vous'),
      ask('Avez-vous une cantine à Toronto ?'),
      ask('AVEZ-VOUS UNE CANTINE A TORONTO', { vector: at(0) }),
    ]).map((group) => group.length),
  ).toEqual([2, 2])
})

test('questions about different numbers are different questions', () => {
  const same = { vector: at(0) }
  expect(textsOf([ask('Are you ISO 9001?', same), ask('Are you ISO 27001?', same)])).toHaveLength(2)
})

test('what staff have dealt with leaves the report, and comes back when it is asked often again', () => {
  const asked = (times: number, closed: GapQuestion['closed']) =>
    Array.from({ length: times }, () => ask('Do you repair bicycles?', { closed }))
  const shown = (...questions: GapQuestion[]) =>
    shownGroups(questions).map(({ gap }) => [gap.count, gap.isBack])
  expect(shown(...asked(3, 'not_ours'))).toEqual([])
  expect(shown(...asked(4, null), ...asked(3, 'not_ours'))).toEqual([])
  expect(shown(...asked(5, null), ...asked(3, 'not_ours'))).toEqual([[5, true]])
  expect(shown(...asked(2, 'answered'))).toEqual([])
  expect(shown(...asked(1, null), ...asked(2, 'answered'))).toEqual([[1, true]])
  expect(shown(...asked(2, null))).toEqual([[2, false]])
})

test('a group has its pages and languages, and no personal data', () => {
  const page = { path: '/contact', title: 'Contact' }
  const [group] = shownGroups(
    [
      ask('Call +1 416 555 0199 or write ada@home.example', { vector: at(0), sources: [page] }),
      ask('Combien coûte une étude pour nous ?', { vector: at(1) }),
    ].map((one) => ({ ...one, vector: at(0), text: one.text.replace('0199', '0199') })),
  )
  expect(group?.gap.pages).toEqual([page])
  expect(examplesOf([ask('My file 123456789 of 2026-11-23, ada@home.example')])).toEqual([
    'My file [removed] of 2026-11-23, [removed]',
  ])
})
