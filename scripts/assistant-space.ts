import { readFileSync, writeFileSync } from 'node:fs'
import { initModel } from '@energetic-ai/embeddings'
import {
  packSpace,
  spaceFile,
  unpackSpace,
} from '#app/features/assistant/questions/packed-space.server.ts'
import { prototypeOf, textToEncode } from '#app/features/assistant/questions/prototypes.ts'
import { questionModel } from '#app/features/assistant/questions/question-model.server.ts'
import type { Placed, Prototype } from '#app/features/assistant/questions/question-space.ts'
import { knownQuestions } from '#content/questions/known-questions.ts'
import { publicationQuestions } from '#content/questions/publication-questions.ts'
import { readEverydayWordings } from './everyday-wordings.ts'

// npm run assistant:space: gives the known questions that were not learnt a place in the space, the middle of
// their wordings, and forgets those that are gone. With `-- ID …` the places of those are made again.

const again = process.argv.slice(2)
const atOnce = 16
const questions = [...knownQuestions, ...publicationQuestions]
const unknown = again.filter((id) => !questions.some((one) => one.id === id))
if (unknown.length > 0) throw new Error(`There is no known question ${unknown.join(', ')}`)
const space = unpackSpace(readFileSync(spaceFile))
const { prototypes, learnt } = space
const model = await initModel(questionModel)
const everyday = { en: readEverydayWordings('en'), fr: readEverydayWordings('fr') }
const places = new Map<string, Prototype>()
const added: string[] = []
for (const { id, asked, fr, answer, says } of questions) {
  const kept = again.includes(id) ? undefined : prototypes.get(id)
  if (!kept) added.push(id)
  const wordings = (['en', 'fr'] as const).flatMap((language) => {
    const own = language === 'en' ? asked : fr.asked
    return [...own, ...(everyday[language].get(id) ?? []).flat()].map((text) => ({
      text,
      language,
    }))
  })
  const said = [{ text: [answer, ...says].join(' '), language: 'en' as const }]
  places.set(
    id,
    kept ?? prototypeOf({ asked: await read(wordings), answer: await read(said) }, space),
  )
}
const gone = [...prototypes.keys()].filter((id) => !places.has(id))
if (added.length + gone.length > 0) writeFileSync(spaceFile, packSpace(learnt, places))
console.log(
  `${places.size} known questions; added: ${added.join(', ') || 'none'}; gone: ${gone.join(', ') || 'none'}`,
)

async function read(texts: readonly Placed[]): Promise<Placed[]> {
  const meant: Placed[] = []
  for (let from = 0; from < texts.length; from += atOnce) {
    const some = texts.slice(from, from + atOnce)
    const vectors = await model.embed(some.map(textToEncode))
    meant.push(
      ...some.map((one, at) => ({ ...one, meaning: Float32Array.from(vectors[at] ?? []) })),
    )
  }
  return meant
}
