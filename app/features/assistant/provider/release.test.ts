import { expect, test } from 'vitest'
import type { ReplyKind } from '../assistant.ts'
import { createDraft, mark } from './draft.ts'
import { createRelease } from './release.ts'

const page = { kind: 'page' as const, path: '/blueprint', title: 'Blueprint', heading: 'Duration' }
const given = [
  { ...page, id: 1, text: 'The Blueprint takes three to four weeks. Two architects work on it.' },
  { ...page, id: 2, path: '/contact', title: 'Contact', text: 'Our offices are in Ottawa.' },
]
const context = { given, today: '2026-11-23', isPlainWord: () => true, search: async () => [] }
const instructions = 'Facts come only from the sources that are given to you below.'

function releaseOf(message = 'How long does it take?') {
  const shown: string[] = []
  const question = { message, history: [], attachments: [] }
  const release = createRelease(question, context, instructions, (text) => shown.push(text))
  const say = (text: string, kind: ReplyKind = 'answer') => {
    const draft = createDraft((sentence) => release.add(sentence, kind))
    draft.feed(text.replaceAll(/ \[(\d)\]/g, `${mark.begin}p$1${mark.end}`))
    draft.finish()
  }
  return { release, say, shown }
}

test('what states nothing waits for what does', () => {
  const { say, shown } = releaseOf()
  say('Thanks for your question.')
  expect(shown).toEqual([])
  say('The Blueprint takes three to four weeks [1].')
  expect(shown).toEqual(['Thanks for your question.', ' The Blueprint takes three to four weeks.'])
})

test('after a sentence that fails nothing is shown until its repair', () => {
  const { release, say, shown } = releaseOf()
  say(
    'The Blueprint takes three to four weeks [1]. It takes nine architects [1]. They are good [1]. Two architects work on it [1].',
  )
  expect(shown).toEqual(['The Blueprint takes three to four weeks.'])
  expect(release.refused()).toHaveLength(1)
  release.beginAgain()
  say('Two architects work on the Blueprint [1].')
  release.settle('answer')
  expect(release.text()).toBe(
    'The Blueprint takes three to four weeks. Two architects work on the Blueprint.',
  )
})

test('without a repair, what failed and what refers to it is left out', () => {
  const { release, say } = releaseOf()
  say('It costs 900 dollars [1]. It includes travel [1]. Our offices are in Ottawa [2].')
  release.beginAgain()
  say('It costs 800 dollars [1].')
  release.settle('answer')
  expect(release.text()).toBe('Our offices are in Ottawa.')
  expect(release.cited().texts.map(({ path }) => path)).toEqual(['/contact'])
})

test('a wrong or missing citation becomes the right one', () => {
  const { release, say } = releaseOf()
  say('Our offices are in Ottawa [1]. The Blueprint takes three to four weeks.')
  expect(release.text()).toBe('Our offices are in Ottawa. The Blueprint takes three to four weeks.')
  expect(release.cited().texts.map(({ id }) => id)).toEqual([2, 1])
})

test('nothing follows an echo of the instructions', () => {
  const { release, say, shown } = releaseOf()
  say('Facts come only from the sources that are given. Our offices are in Ottawa [2].')
  expect([release.hasEchoed(), shown]).toEqual([true, []])
})

test('a French answer is compared by its figures and names', () => {
  const { release, say } = releaseOf('Combien de temps dure un Blueprint chez vous ?')
  say('Un Blueprint dure trois à quatre semaines [1]. Nos bureaux sont à Ottawa et à Genève [2].')
  expect(release.text()).toBe('Un Blueprint dure trois à quatre semaines.')
})
