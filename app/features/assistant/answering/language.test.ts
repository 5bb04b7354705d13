import { expect, test } from 'vitest'
import { assistant } from '#content/assistant.ts'
import { conversationCopy } from '#content/conversations.ts'
import { safety } from '#content/safety.ts'
import { screenedReplies } from '#content/screened-replies.ts'
import { languageRuns } from './language.ts'

// French is answered in French alone.
const { other: _, fr: inFrench, ...spoken } = assistant.languages
const { fr: toldInFrench, ...told } = conversationCopy.handOff.requestedIn
const both = [...Object.entries(spoken), ...Object.entries(told)]

test.each(both)('a reply in %s and in English is two runs: %s', (language, text) => {
  const at = text.search(/I (?:read and answer|have told)/)
  expect(languageRuns(text)).toEqual([
    { text: text.slice(0, at), lang: language },
    { text: text.slice(at), lang: null },
  ])
})

test.each([inFrench, toldInFrench])('a French visitor reads French alone: %s', (text) => {
  expect(languageRuns(text)).toEqual([{ text, lang: 'fr' }])
})

const { en, fr, de, es, pt } = safety
const help = Object.entries({ fr, de, es, pt }).map(([name, copy]) => [name, copy.told] as const)
test.each(help)('what somebody in danger reads in %s is one run: %s', (language, text) => {
  expect(languageRuns(text)).toEqual([{ text, lang: language }])
})

/** Every text in a tree of copy. */
const textsOf = (copy: unknown): string[] =>
  typeof copy === 'string'
    ? [copy]
    : typeof copy === 'object' && copy !== null
      ? Object.values(copy).flatMap(textsOf)
      : []

test('what the assistant says in English is marked as no other language', () => {
  const texts = [
    ...textsOf({
      ...assistant,
      languages: null,
      identityInFrench: null,
      french: null,
      smallTalk: assistant.smallTalk.en,
    }),
    ...textsOf(en),
  ]
  expect(texts.length).toBeGreaterThan(30)
  for (const text of [...texts, 'Do no harm.', 'As no one can, we do.', '... Yes?', 'com']) {
    expect(languageRuns(text)).toEqual([{ text, lang: null }])
  }
  expect(languageRuns('')).toEqual([])
})

test('what is said in a French conversation is marked as French, however short', () => {
  const texts = textsOf([assistant.french, assistant.smallTalk.fr, screenedReplies.fr])
  expect(texts.length).toBeGreaterThan(30)
  for (const text of texts) expect(languageRuns(text, 'fr'), text).toEqual([{ text, lang: 'fr' }])
  const quoted = 'Voici la page. A visa officer sees the fields that are filled in.'
  expect(languageRuns(quoted, 'fr').map(({ lang }) => lang)).toEqual(['fr', null])
})

test('nothing of a text is lost', () => {
  for (const text of [
    '...and so on?! \n\n- 112 in Europe',
    ' a  b. c',
    '¿Qué es? Yes. Je ne sais pas.',
  ])
    expect(
      languageRuns(text)
        .map((run) => run.text)
        .join(''),
    ).toBe(text)
})
