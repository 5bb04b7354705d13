import { spokenPart } from '../engines/recording.server.ts'
import { sayAll } from '../engines/speech.server.ts'
import { createRecogniser } from '../engines/voice.server.ts'
import { halves } from './evaluation.ts'
import { spokenSentences } from './spoken-sentences.data.ts'

type Heard = { sentences: number; words: number; errors: number; milliseconds: number }
/** Settings were chosen with the tuned half; the held-out half shows how good they are. */
export type VoiceEvaluation = { tuned: Heard; heldOut: Heard }

/**
 * Lets the built-in recogniser write down what the built-in voice says. People speak less evenly, so this
 * shows whether something became worse, not how well visitors are understood.
 * @param texts what the recogniser is built from
 */
export async function evaluateVoice(texts: readonly string[]): Promise<VoiceEvaluation> {
  const recogniser = await createRecogniser(texts)
  const { tuned, heldOut } = halves(spokenSentences)
  return { tuned: await hearAll(recogniser, tuned), heldOut: await hearAll(recogniser, heldOut) }
}

async function hearAll(
  recogniser: Awaited<ReturnType<typeof createRecogniser>>,
  sentences: readonly string[],
): Promise<Heard> {
  const result = { sentences: sentences.length, words: 0, errors: 0, milliseconds: 0 }
  for (const sentence of sentences) {
    const spoken = spokenPart(await sayAll(sentence))
    const start = performance.now()
    const heard = spoken ? recogniser.hear(spoken).toLowerCase() : ''
    result.milliseconds += performance.now() - start
    const words = sentence.split(' ')
    result.words += words.length
    result.errors += wordErrors(words, heard.split(' ').filter(Boolean))
  }
  return result
}

/** With more wrong words than this, correcting takes longer than typing, and dictation is not offered. */
const mostErrors = 1 / 3

/** Whether the built-in recogniser may be offered: by the sentences that its settings were not chosen with. */
export const isUsable = ({ heldOut: { errors, words } }: VoiceEvaluation): boolean =>
  errors <= words * mostErrors

export function reportVoice({ tuned, heldOut }: VoiceEvaluation): string {
  const say = ({ sentences, words, errors, milliseconds }: Heard) =>
    `${((100 * errors) / words).toFixed(1)} % of ${words} words wrong, ${Math.round(milliseconds / sentences)} ms a sentence`
  return `voice, tuned half: ${say(tuned)}\nvoice, held out: ${say(heldOut)}`
}

/** How many words were missed, added or mistaken. */
export function wordErrors(said: readonly string[], heard: readonly string[]): number {
  let row = Array.from({ length: heard.length + 1 }, (_, index) => index)
  for (const [index, word] of said.entries()) {
    const next = [index + 1]
    for (const [at, other] of heard.entries())
      next.push(
        Math.min(
          (row[at + 1] ?? 0) + 1,
          (next[at] ?? 0) + 1,
          (row[at] ?? 0) + (word === other ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
