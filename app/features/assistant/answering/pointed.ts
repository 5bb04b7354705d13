import type { Passage, Question, Reply, Source, Turn } from '../assistant.ts'
import { folded } from '../facts/fold.ts'
import type { Consultation } from '../knowledge/consultation.ts'
import { sentencesOf } from '../knowledge/sentences.ts'
import { askedLines } from './asked-lines.ts'
import { partsOfHeading } from './page-parts.ts'
import { type Pointing, pointingIn } from './pointing.ts'
import { itemPointedAt, type Pointed } from './said-lists.ts'
import { pageOf } from './thread.ts'

const mostSentences = 4
const mostSources = 3

type Says = Pick<Consultation, 'passagesOn'>

/**
 * What a message that points into a list asks for ("the second one", "what comes after that"): the item
 * itself, or the message with the name of the item.
 */
export function pointedOut(
  { message, history }: Question,
  consultation: Says,
): { item: Pointed } | { message: string } | undefined {
  const pointing = history.length > 0 ? pointingIn(message) : undefined
  const asked = pointing?.isAlone && questionPointedAt(pointing, history)
  if (asked) return { message: asked }
  const item = pointing && itemPointedAt(pointing, history, consultation)
  if (!pointing || !item) return undefined
  if (!pointing.isAlone) return { message: message.replace(pointing.words, item.name) }
  const isExplained = item.line !== item.name || textsOf(item, consultation).length > 0
  return isExplained ? { item } : { message: `Tell me about ${item.name}` }
}

/** The question above one of the possible answers that were said last. */
function questionPointedAt({ at }: Pointing, history: readonly Turn[]): string | undefined {
  const said = history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const questions = askedLines(said).filter(({ isAsked }) => isAsked)
  if (questions.length < 2) return undefined
  return questions.at(at === 'last' ? -1 : typeof at === 'number' ? at : questions.length)?.text
}

/** Says an item of a list with what its page says about it; `others` are linked below. */
export function pointedReply(item: Pointed, says: Says, others: readonly Source[]): Reply {
  const { line, path } = item
  const page = pageOf(path)
  const own = textsOf(item, says)
  const [first] = own
  const isRow = first?.isRow === true
  const said = isRow
    ? first.text.split('\n').map((one) => `- ${one}`)
    : own.flatMap(({ text }) => text.split('\n').flatMap(sentencesOf)).slice(0, mostSentences)
  const more = said.filter((sentence) => !line.includes(sentence))
  const text = [line, more.join(isRow ? '\n' : ' ')].filter(Boolean).join('\n')
  const source = first && page ? [{ path: placeOf(page, first.place), title: first.title }] : []
  return {
    ...{ kind: 'answer', intent: 'other', text, offersPerson: false },
    ...{ provider: 'builtin', quality: 'basic' },
    sources: [...source, ...others.filter((one) => pageOf(one.path) !== page)].slice(
      0,
      mostSources,
    ),
  }
}

const placeOf = (page: string, place: string | undefined) => (place ? `${page}#${place}` : page)

/** What the page of a list says below the name of an item. */
function textsOf({ name, path }: Pointed, { passagesOn }: Says): Passage[] {
  const page = pageOf(path)
  return page ? passagesOn(page).filter(({ heading }) => isNamed(heading, name)) : []
}

const isNamed = (heading: string | null, name: string) =>
  heading !== null &&
  [heading, partsOfHeading(heading).at(-1) ?? ''].some((one) => folded(one) === folded(name))
