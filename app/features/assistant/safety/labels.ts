import type { Courtesy } from '../answering/courtesy.ts'
import { isManipulation } from '../answering/manipulation.ts'
import { type Danger, dangerIn } from './danger.ts'
import { labelFamilies, labelsOfWork } from './label-patterns.data.ts'
import { type Likely, likelyLabel } from './likely-label.ts'
import { normalizeMessage, withoutLookAlikes } from './normalize-message.ts'
import { correctSpelling } from './spelling.ts'
import { wishIn } from './wish.ts'
import { noPerson } from './wish-patterns.data.ts'

/** What a message is, beside danger, that comes before the assistant's answers and questions. */
export type Label = keyof typeof labelFamilies

/** In the order in which they decide about the reply. */
export const labels = [
  'person',
  'data',
  'complaint',
  'support',
  'job',
  'press',
  'injection',
  'abuse',
] as const satisfies readonly Label[]

/** What a message is before anybody answers it; several labels may be true. */
export type Screening = {
  danger: Danger | null
  labels: readonly Label[]
  /** What it resembles, when no pattern recognises it. */
  likely: Likely | null
  /** What it says and nothing else, by its meaning. */
  courtesy?: Courtesy
}

const noWishOf = (label: Label): readonly RegExp[] => (label === 'person' ? noPerson : [])

/** More of a very long message is not read: its beginning and its end. */
const longest = { beginning: 12_000, end: 4_000 }

/** A message that resembles danger so much is answered with the help line first. */
const likelyDanger = 0.9

/**
 * Reads the raw message, in both modes and at every turn, before length, language, questions and model.
 * It uses patterns and weights of the release alone, so that nothing can be down.
 */
export function screen(raw: string): Screening {
  const { beginning, end } = longest
  const message =
    raw.length > beginning + end ? `${raw.slice(0, beginning)} ${raw.slice(-end)}` : raw
  const found = screenByPatterns(message)
  if (found.danger || found.labels.length > 0) return { ...found, likely: null }
  const likely = likelyLabel(message)
  if (likely?.sort !== 'danger') return { ...found, likely }
  const danger: Danger | null =
    likely.share >= likelyDanger ? { kind: 'selfHarm', level: 'possible' } : null
  return { ...found, danger, likely: null }
}

/** What the patterns say of a message. */
export function screenByPatterns(message: string): Omit<Screening, 'likely'> {
  const plain = normalizeMessage(message)
  const readable = withoutLookAlikes(plain)
  const texts = [...new Set([plain, readable, correctSpelling(readable)])]
  const says = (patterns: readonly RegExp[]) =>
    patterns.some((pattern) => texts.some((text) => pattern.test(text)))
  const wish = texts.map(wishIn).find((one) => one !== null) ?? null
  const isLabel = (label: Label) => {
    if (label === 'injection' && isManipulation(message)) return true
    if (label !== wish && (!says(labelFamilies[label]) || says(noWishOf(label)))) return false
    return !says(labelsOfWork[label] ?? [])
  }
  return { danger: dangerIn(message), labels: labels.filter(isLabel) }
}
