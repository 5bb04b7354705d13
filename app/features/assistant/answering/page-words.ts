import type { Passage } from '../assistant.ts'
import type { Found } from '../knowledge/knowledge-service.server.ts'
import { sentencesOf } from '../knowledge/sentences.ts'
import {
  type Asked,
  askedStems,
  isAkin,
  linesOf,
  mostSentences,
  namedShare,
  type Part,
  partsOfHeading,
  stemSet,
} from './page-parts.ts'

const mostLines = 6
/** A shorter answer gets the sentence that follows. */
const shortCharacters = 200
/** The heading is said too when this share of the question stands only there. */
const leastInHeading = 0.2

/** Refers to the sentence before it. */
const refersBack =
  /^(?:it|they|this|that|these|those|he|she|both|each|such|but|and|so|then|here|there|one|another|otherwise|in this|for this|its|their|his|her|the same|even so|instead|neither)\b|\b(?:calls? this|this (?:tendency|reason|way|case|list|step|part))\b/i
/** Wants the names of all of them. */
const wantsNames = /\b(?:what|which|how many|in what order|name|list)\b/i
/** Wants all of them. */
const wantsAll = /\b(?:what|which|name|list)\b/i

/** A part with what it needs to be understood alone. */
export function written(
  part: Part,
  passages: readonly Found[],
  question: string,
  asked: readonly Asked[],
): string {
  const { passage } = part
  const names = namesWithin(passage, passages, question)
  if (names) return names
  if (passage.isRow) return [passage.heading, ...bulleted(linesOf(passage))].join('\n')
  if (passage.text.includes('\n')) return listOf(passage, part, question)
  const said = isAnswered(passage, asked)
    ? sentencesOf(passage.text).slice(0, mostSentences)
    : sentencesAround(part, passages)
  const last = said.at(-1) ?? ''
  const led = passages.filter(({ lead, path }) => lead === last && path === passage.path)
  if (led.length > 0 && (last.endsWith(':') || wantsAll.test(question)))
    return [said.join(' '), ...bulleted(led.flatMap(linesOf).slice(0, mostLines))].join('\n')
  const whole = wholeList(passage, passages, question)
  if (whole) return whole
  const text = said.join(' ')
  return isHeadingNeeded(passage, text, asked) ? `${passage.heading}\n${text}` : text
}

/** The sentences of a part with those that it refers to, and with more when they are short. */
function sentencesAround({ passage, from, to, text }: Part, passages: readonly Found[]): string[] {
  const at = passages.indexOf(passage)
  const beside = (place: number) => {
    const other = passages[place]
    const isSame = other?.heading === passage.heading && isProse(other)
    return isSame ? sentencesOf(other.text) : []
  }
  const before = beside(at - 1)
  const sentences = [...before, ...sentencesOf(passage.text), ...beside(at + 1)]
  let [start, end] = [before.length + from, before.length + to]
  const size = () => end - start + 1
  if (start > 0 && size() < mostSentences && refersBack.test(sentences[start] ?? '')) start -= 1
  let length = text.length
  while (size() < mostSentences && end + 1 < sentences.length && length < shortCharacters) {
    end += 1
    length += sentences[end]?.length ?? 0
  }
  return sentences.slice(start, end + 1)
}

const leastAsked = 0.6

/** Whether the question is that of the heading: its answer is said from the beginning. */
const isAnswered = (passage: Passage, asked: readonly Asked[]) =>
  passage.heading?.endsWith('?') === true && namedShare(passage, asked) >= leastAsked

const isProse = ({ isRow, lead, text }: Passage) => !isRow && !lead && !text.includes('\n')

/** Whether the heading says what the text is about, or what its yes or no answers. */
function isHeadingNeeded({ heading }: Passage, text: string, asked: readonly Asked[]): boolean {
  if (!heading) return false
  if (/^(?:yes|no|perhaps)\b/i.test(text)) return true
  const [named, said] = [stemSet(heading), stemSet(text)]
  const most = asked.reduce((sum, { weight }) => sum + weight, 0)
  const only = asked.filter(({ stem }) => named.has(stem) && !said.has(stem) && !isAkin(stem, said))
  return only.reduce((sum, { weight }) => sum + weight, 0) / (most || 1) >= leastInHeading
}

/** The headings or rows within a section, when the question names the section and wants all of them. */
function namesWithin(
  { heading }: Passage,
  passages: readonly Found[],
  question: string,
): string | null {
  const [section, within] = partsOfHeading(heading)
  if (!section || !within || !wantsNames.test(question)) return null
  const stems = askedStems(question)
  const [named, inWithin] = [stemSet(section), stemSet(within)]
  const isOfSection = stems.filter((stem) => named.has(stem)).length * 2 > stems.length
  if (!isOfSection || stems.some((stem) => inWithin.has(stem) && !named.has(stem))) return null
  const names = passages.flatMap(({ heading: other }) => {
    const [first, name] = partsOfHeading(other)
    return first === section && name ? [name] : []
  })
  const all = [...new Set(names)]
  return all.length < 2 ? null : [section, ...bulleted(all.slice(0, mostLines))].join('\n')
}

/** The whole list of a line that is one of several, when all are asked for. */
function wholeList(passage: Found, passages: readonly Found[], question: string): string | null {
  if (!passage.lead) return null
  const all = passages.filter(
    ({ lead, heading }) => lead === passage.lead && heading === passage.heading,
  )
  if (!/\b(?:what|which)\b/i.test(question) || all.length < 2 || !isNamedBy(passage, question))
    return null
  return [passage.lead, ...bulleted(all.flatMap(linesOf).slice(0, mostLines))].join('\n')
}

/** Whether the words of the question stand in what names the list, and not in one of its lines. */
function isNamedBy({ lead, heading }: Passage, question: string): boolean {
  const stems = askedStems(question)
  const named = stemSet(`${heading ?? ''} ${lead ?? ''}`)
  const found = stems.filter((stem) => named.has(stem) || isAkin(stem, named))
  return found.length * 2 > stems.length
}

function listOf(passage: Passage, { from }: Part, question: string): string {
  const lines = linesOf(passage)
  const isWhole = wantsAll.test(question) && lines.length <= mostLines + 2
  const above = passage.lead ?? passage.heading
  const said = isWhole ? lines : lines.slice(from, from + 1)
  return [above, ...bulleted(said)].filter(Boolean).join('\n')
}

const bulleted = (lines: readonly string[]) => lines.map((line) => `- ${line}`)
