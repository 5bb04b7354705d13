import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import createModule, { type Decoder } from 'soundswallower'
import { buildGraph } from './speech-graph.ts'
import { pronunciations, spokenQuestions } from './spoken-questions.data.ts'

const models = path.join(
  path.dirname(createRequire(import.meta.url).resolve('soundswallower')),
  'model/',
)
const english = path.join(models, 'en-us')
/** How much the site's word order counts against the sound. */
const wordOrder = 5
/** The turns of speech weigh as much as the pages they are asked about. */
const questionWeight = 3

/** Makes a recogniser that hears what can be asked about the texts. */
export async function createRecogniser(texts: readonly string[]) {
  const module = await createModule({ modelBase: models, print() {}, printErr() {} } as never)
  const decoder = new module.Decoder({
    hmm: english,
    samprate: 16_000, // left out, it takes the sound for 44.1 kHz and hears nothing
    lw: wordOrder,
    loglevel: 'FATAL',
  })
  await decoder.initialize()
  const missing = pronunciations.filter(([word]) => decoder.lookup_word(word) === null)
  if (missing.length > 0) decoder.add_words(...missing.map(([...entry]) => entry))
  await loadGraph(decoder, texts)
  return {
    hear(samples: Float32Array): string {
      decoder.start()
      decoder.process_audio(samples, false, true)
      decoder.stop()
      return asWritten(decoder.get_text())
    },
  }
}

/** The graph is read from a file, and only from there. */
async function loadGraph(decoder: Decoder, texts: readonly string[]): Promise<void> {
  const listed = new Set(pronunciations.map(([word]) => word))
  for (const line of (await readFile(path.join(english, 'dict.txt'), 'utf8')).split('\n'))
    listed.add(line.slice(0, line.indexOf(' ')))
  const spoken = Array.from({ length: questionWeight }, () => spokenQuestions).flat()
  const { fsg } = buildGraph([...spoken, ...texts], (word) => listed.has(word))
  const folder = await mkdtemp(path.join(tmpdir(), 'voice-'))
  try {
    const file = path.join(folder, 'site.fsg')
    await writeFile(file, fsg)
    decoder.set_config('fsg', file)
    // Not in the package's types: it loads the graph that the setting names.
    await (decoder as unknown as { init_grammar(): Promise<void> }).init_grammar()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const names: Record<string, string> = {
  unordin: 'Unordin',
  aftrlife: 'AftrLife',
  evisa: 'eVisa',
  evisas: 'eVisas',
  i: 'I',
  "i'm": "I'm",
  "i'd": "I'd",
  "i'll": "I'll",
  "i've": "I've",
  ottawa: 'Ottawa',
  atlanta: 'Atlanta',
  canada: 'Canada',
}

function asWritten(heard: string): string {
  const text = heard
    .split(' ')
    .map((word) => names[word] ?? word)
    .join(' ')
    .trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
