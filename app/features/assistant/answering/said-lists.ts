import type { Turn } from '../assistant.ts'
import { folded } from '../facts/fold.ts'
import type { Consultation } from '../knowledge/consultation.ts'
import { sentencesOf, wordsIn } from '../knowledge/sentences.ts'
import { stemsOf } from '../knowledge/word-index.ts'
import { linesOf, partsOfHeading } from './page-parts.ts'
import type { Pointing } from './pointing.ts'
import { pageOf } from './thread.ts'

/** A list that the conversation is about. */
type SaidList = {
  items: string[]
  path: string | undefined
  /** The item that was answered about last. */
  at: number | undefined
  /** The question and the answer, and only what stands above the list. */
  asked: string
  above: string
}

export type Pointed = {
  /** The line of the list. */
  line: string
  /** What it is called, without what the line says about it. */
  name: string
  path: string | undefined
}

const leastItems = 2
/** An older list is forgotten. */
const mostTurnsAgo = 4
const longestName = 70
/** Every list has these; of others the list must speak. */
const anyNoun = /^(?:item|point|part|thing|option|entry|row|line|place)$/
/** What is done one after the other. */
const stepNoun = /^(?:step|phase|stage|station)$/
const isOfSteps =
  /\b(?:steps?|stages?|phases?|stations?|orders?|entries|how|process|works?|first)\b/i

/** The item of a list that a message points at: of the last answers, otherwise of the page they quote. */
export function itemPointedAt(
  pointing: Pointing,
  history: readonly Turn[],
  consultation: Pick<Consultation, 'passagesOn'>,
): Pointed | undefined {
  const { noun } = pointing
  const list = listSaid(history, noun) ?? listOnPage(history, consultation)
  if (!list || !isOf(list, noun)) return undefined
  const line = list.items[placeIn(pointing, list) ?? -1]
  return line === undefined ? undefined : { line, name: nameOf(line), path: list.path }
}

function isOf({ asked, above }: SaidList, noun: string | undefined): boolean {
  if (!noun || anyNoun.test(noun)) return true
  if (stepNoun.test(noun)) return isOfSteps.test(above)
  const said = new Set(stemsOf(asked))
  return stemsOf(noun).every((stem) => said.has(stem))
}

function placeIn({ at, after }: Pointing, { items, at: last }: SaidList): number | undefined {
  const named = after && items.findIndex((item) => isCalled(item, after))
  const current = named === undefined || named === '' ? last : named
  if (at === 'last') return items.length - 1
  if (at === 'next') return current === undefined || current < 0 ? undefined : current + 1
  if (at === 'before') return current === undefined ? undefined : current - 1
  return at
}

const isCalled = (item: string, name: string) => folded(nameOf(item)) === folded(name)

/** The newest list in the last answers that is of such things, and which item was answered about since. */
function listSaid(history: readonly Turn[], noun: string | undefined): SaidList | undefined {
  const answers = history.flatMap((turn, place) =>
    turn.role === 'assistant' ? [{ ...turn, asked: history[place - 1]?.content ?? '' }] : [],
  )
  const recent = answers.slice(-mostTurnsAgo)
  const lists = recent.map(({ content, asked, path }, place): SaidList => {
    const items = itemsIn(content)
    const at = recent
      .slice(place + 1)
      .map((later) => items.findIndex((item) => later.content.startsWith(nameOf(item))))
      .findLast((one) => one >= 0)
    const prose = content.split('\n').filter((line) => !line.startsWith('- '))
    const above = [asked, ...prose].join(' ')
    return { items, at, path, asked: `${asked} ${content}`, above }
  })
  return lists.findLast((list) => list.items.length >= leastItems && isOf(list, noun))
}

/** The list of a page from which the last answer has one line or row. */
function listOnPage(
  history: readonly Turn[],
  { passagesOn }: Pick<Consultation, 'passagesOn'>,
): SaidList | undefined {
  const place = history.findLastIndex(({ role }) => role === 'assistant')
  const turn = history[place]
  const path = pageOf(turn?.path)
  if (!turn || !path) return undefined
  const lines = turn.content.split('\n').map((line) => line.replace(/^- /, ''))
  const passages = passagesOn(path)
  const asked = `${history[place - 1]?.content ?? ''} ${turn.content}`
  for (const passage of passages) {
    const [section, row] = partsOfHeading(passage.heading)
    const isRow = section && row && lines[0] === passage.heading
    const items = isRow
      ? unique(
          passages.flatMap(({ heading }) => {
            const [first, name] = partsOfHeading(heading)
            return first === section && name ? [name] : []
          }),
        )
      : passage.text.includes('\n')
        ? passages
            .filter(({ heading, lead }) => heading === passage.heading && lead === passage.lead)
            .flatMap(linesOf)
        : []
    const at = items.findIndex((item) => (isRow ? item === row : lines.includes(item)))
    if (at >= 0 && items.length >= leastItems)
      return {
        ...{ items, at, path: turn.path, above: `${asked} ${passage.heading}` },
        asked: `${asked} ${passage.heading}`,
      }
  }
  return undefined
}

/** The items of a list in an answer: those that its first lines name, otherwise its lines with a dash. */
export function itemsIn(answer: string): string[] {
  const lines = answer.split('\n').filter((line) => line.startsWith('- '))
  const bulleted = lines.map((line) => line.slice(2))
  const named = namesIn(answer)
  // What is named and explained below is the same list; a longer one has the items of several.
  const isExplained = named.length > 0 && named.length === bulleted.length
  return named.length >= leastItems && !isExplained ? named : bulleted
}

const mostWords = 6
const mostWordsFirst = 4
const tells = /\b(?:is|are|was|were|has|have|can|may|must|will|do|does)\b/i
const begins = /^(?:you|we|it|they|this|that|there|no|yes|your|our|he|she|i)\b/i

/** Names after a colon, or a first sentence that is nothing but names. */
function namesIn(answer: string): string[] {
  const opening = answer.split('\n').filter((line) => !line.startsWith('- '))
  for (const sentence of opening.slice(0, 2).flatMap(sentencesOf)) {
    const [before, after] = sentence.split(/:\s+/)
    const said = (after ?? before ?? '').replace(/\.$/, '')
    const names = said
      .split(/, (?:and )?| and (?=[^,]*$)/)
      .map((one) => one.replace(/^the /, '').trim())
    const isList =
      said.includes(', ') &&
      names.length > leastItems &&
      names.every((name) => name !== '' && wordsIn(name) <= mostWords) &&
      !begins.test(said) &&
      !tells.test(said) &&
      wordsIn(names[0] ?? '') <= mostWordsFirst
    if (isList) return names
  }
  return []
}

/** What a line is called: the words before its colon. */
export function nameOf(line: string): string {
  const [name = line] = line.split(': ')
  return name.length <= longestName ? name : line
}

const unique = (texts: readonly string[]) => [...new Set(texts)]
