import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { tuningConversations } from '#app/features/assistant/evaluation/conversation-tuning.data.ts'
import { factLanguageOf } from '#app/features/assistant/facts/fact-language.ts'
import { inEnglish } from '#app/features/assistant/french/in-english.ts'
import { dangerIn } from '#app/features/assistant/safety/danger.ts'
import { inDanger } from '#app/features/assistant/safety/danger-cases.data.ts'
import { featuresOf } from '#app/features/assistant/safety/label-features.ts'
import { meaningCounts, meaningSorts } from '#app/features/assistant/safety/meaning-label.ts'
import { typedWordings } from '#app/features/assistant/safety/typed-wordings.data.ts'
import { wordings } from '#app/features/assistant/safety/wordings.data.ts'
import { loadConfig } from '#app/platform/config.server.ts'
import { knownQuestions } from '#content/questions/known-questions.ts'
import { ensureBuild } from './build.ts'
import { readEverydayWordings } from './everyday-wordings.ts'
import { misspelt } from './misspelt.ts'
import { readSafetyExamples } from './safety-examples.ts'

// npm run assistant:meanings FILE: writes what `scripts/learn-meanings.py` learns from: the meaning and the words
// of each example, and the sort that it is.
type Built = typeof import('#server/app.ts')
type Given = { kind: string; text: string; language: 'en' | 'fr'; weight: number }

const [file] = process.argv.slice(2)
if (!file) throw new Error('Say the file to write: npm run assistant:meanings FILE')
/** Of each known question, so many wordings: it has ten times as many as there are examples. */
const ofEach = { en: 4, fr: 1, /** That say something of whoever asks. */ said: 3 }
const mistakenEvery = 5
/** Who wants a person or help is rare among all examples, and should not be missed. */
const weightOf = { example: 1, wanted: 1.6, known: 0.6 }
const sortOf: Record<string, (typeof meaningSorts)[number]> = {
  ...Object.fromEntries(meaningSorts.map((sort) => [sort, sort])),
  ...{ 'self-harm': 'selfHarm', asked: 'none', harmless: 'none' },
}

await ensureBuild()
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'unordin-meanings-'))
const { boot } = (await import(path.resolve('build/server/index.js'))) as Built
const { app, close } = await boot(
  loadConfig({ DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'warn' }, process.cwd()),
)
try {
  const given = [...ofExamples(), ...ofCases(), ...ofQuestions()].flatMap(withMistakes)
  const texts = given.map(({ text, language }) => (language === 'fr' ? inEnglish(text) : text))
  const meanings = await app.knowledge.meaningsOf(texts)
  const lines = given.map(({ kind, text, weight }, at): string => {
    const meaning = meanings[at]
    if (!meaning) throw new Error(`"${text}" has no meaning`)
    const sort = meaningSorts.indexOf(sortOf[kind] ?? 'none')
    const numbers = Buffer.from(Float32Array.from(meaning, (one) => one * meaningCounts).buffer)
    const words = [...featuresOf(text)]
    return JSON.stringify({ sort, weight, meaning: numbers.toString('base64'), words })
  })
  writeFileSync(file, `${lines.join('\n')}\n`)
  console.log(`${lines.length} examples in ${file}`)
} finally {
  await close()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Every few texts once more, as somebody types them in a hurry. */
function withMistakes(one: Given, at: number): Given[] {
  return at % mistakenEvery === 0 ? [one, { ...one, text: misspelt(one.text, at) }] : [one]
}

const weightOfKind = (kind: string): number =>
  kind === 'person' || kind === 'support' ? weightOf.wanted : weightOf.example

function ofExamples(): Given[] {
  return readSafetyExamples().map((one) => ({ ...one, weight: weightOfKind(one.kind) }))
}

/** The wordings that patterns were made for. Of other sorts than the learnt ones nothing is learnt. */
function ofCases(): Given[] {
  const grouped = Object.entries(wordings).map(
    ([kind, groups]) => [kind, Object.values(groups).flat()] as const,
  )
  const all = [...grouped, ...Object.entries(typedWordings), ...Object.entries(inDanger)]
  return all.flatMap(([given, texts]) =>
    texts.flatMap((text): Given[] => {
      const kind = given === 'danger' ? (dangerIn(text)?.kind ?? '') : given
      const language = factLanguageOf(text)
      return sortOf[kind] && language ? [{ kind, text, language, weight: weightOfKind(kind) }] : []
    }),
  )
}

function ofQuestions(): Given[] {
  const everyday = { en: readEverydayWordings(), fr: readEverydayWordings('fr') }
  const weight = weightOf.known
  const known = knownQuestions.flatMap(({ id, asked, fr }) => [
    ...[
      ...chosen(asked, everyday.en.get(id), ofEach.en),
      ...(everyday.en.get(id) ?? []).flat().filter(saysOfOneself).slice(0, ofEach.said),
    ].map((text) => ({
      text,
      language: 'en' as const,
    })),
    ...chosen(fr.asked, everyday.fr.get(id), ofEach.fr).map((text) => ({
      ...{ text, language: 'fr' as const },
    })),
  ])
  const asked = tuningConversations.flatMap(({ turns }) =>
    turns.flatMap((turn): Given[] => {
      if (typeof turn === 'string' || sortOf[turn.kind] || turn.kind === 'danger') return []
      const language = turn.kind === 'French' ? 'fr' : 'en'
      return [{ kind: 'none', text: turn.ask, language, weight: weightOf.example }]
    }),
  )
  return [...known.map((one) => ({ ...one, kind: 'none', weight })), ...asked]
}

/** Who is in danger says it of themselves; so do many who ask about our work. */
const saysOfOneself = (text: string): boolean => /^(?:i|im|i'\w+|we|my|our|she|he)\b/i.test(text)

function chosen(
  asked: readonly string[],
  everyday: readonly (readonly string[])[] = [],
  count: number,
): string[] {
  return [...asked.slice(0, Math.ceil(count / 2)), ...everyday.flat().slice(0, count)]
}
