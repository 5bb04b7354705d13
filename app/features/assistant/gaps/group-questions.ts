import { folded } from '../facts/fold.ts'
import { dot } from '../knowledge/dot.ts'
import { stemsIn } from '../questions/stems.ts'
import type { GapQuestion } from './gap.ts'

/** So near are the meanings of questions that one answer would do for. */
const near = 0.66
/** Without meaning, this share of the words must be the same. */
const sameWords = 0.5

/** Questions of the same meaning; the first is the newest. */
export type Group = { questions: GapQuestion[] }

type Open = Group & {
  centre: Float32Array | null
  text: string
  words: ReadonlySet<string>
  numbers: string
}

/** Groups questions by their meaning, or by their words where there is none. @param questions newest first */
export function groupQuestions(questions: readonly GapQuestion[]): Group[] {
  const groups: Open[] = []
  const byText = new Map<string, Open>()
  for (const question of questions) {
    const text = folded(question.text)
    const words = new Set([...stemsIn.en(question.text), ...stemsIn.fr(question.text)])
    const numbers = (text.match(/\d+/g) ?? []).sort().join(' ')
    const same = byText.get(text) ?? nearest(groups, { question, words, numbers })
    const group = same ?? { questions: [], centre: null, text, words, numbers }
    if (!same) groups.push(group)
    byText.set(text, group)
    group.questions.push(question)
    if (question.vector) group.centre = middleOf(group.centre, question.vector)
  }
  return groups
}

type Sought = { question: GapQuestion; words: ReadonlySet<string>; numbers: string }

function nearest(groups: readonly Open[], { question, words, numbers }: Sought) {
  let best: { group: Open; likeness: number } | undefined
  for (const group of groups) {
    // Questions about different numbers (ISO 9001, ISO 27001) are different questions.
    if (group.numbers !== numbers) continue
    const [likeness, least] =
      group.centre && question.vector
        ? [dot(group.centre, question.vector), near]
        : [sharedWords(group.words, words), sameWords]
    if (likeness >= least && likeness > (best?.likeness ?? 0)) best = { group, likeness }
  }
  return best?.group
}

function sharedWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((word) => b.has(word)).length
  return both / Math.max(1, a.size + b.size - both)
}

/** The middle of a group's meanings with one more, as long as the meaning of one question. */
function middleOf(centre: Float32Array | null, vector: Float32Array): Float32Array {
  if (!centre) return vector
  const sum = centre.map((value, at) => value * 2 + (vector[at] ?? 0))
  const length = Math.sqrt(dot(sum, sum)) || 1
  return sum.map((value) => value / length)
}
