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
/** The weight of the word order against the sound. */
const wordOrder = 5
/** How often the spoken questions are counted, so that they weigh as much as the pages. */
const questionWeight = 3

/** A draft listens to this many samples before it looks whether another task waits: half a second. */
const atOnce = 8_000

/** Makes a recogniser for what visitors can ask about these texts. */
export async function createRecogniser(texts: readonly string[]) {
  const module = await createModule({ modelBase: models, print() {}, printErr() {} } as never)
  const decoder = new module.Decoder({
    hmm: english,
    samprate: 16_000, // Without it, the library assumes 44.1 kHz and hears nothing.
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
    /** What is heard of a recording that goes on; null when it had to stop for another task. */
    async draft(samples: Float32Array, isWaitedFor: () => boolean): Promise<string | null> {
      decoder.start()
      try {
        for (let at = 0; at < samples.length; at += atOnce) {
          decoder.process_audio(samples.subarray(at, at + atOnce), false, false)
          await new Promise((done) => setImmediate(done))
          if (isWaitedFor()) return null
        }
      } finally {
        decoder.stop()
      }
      return asWritten(decoder.get_text())
    },
  }
}

/** Writes the graph to a temporary file, because the library only reads it from a file. */
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
    // `init_grammar` is missing in the types of the package; it loads the graph that the setting names.
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
