/** Something that was said in a thread, oldest first. */
export type Said = {
  /** `them` asks; `us` is a person who answers; `machine` an automatic answer. */
  by: 'them' | 'us' | 'machine'
  text: string
  /** Whether an automatic answer answered. */
  answers?: boolean
}

/** What a thread comes to, in its own words. */
export type ThreadSummary = {
  asked: { text: string; isAnswered: boolean }[]
  /** What people of ours have said that they will do. */
  promised: string[]
  /** The newest question that nobody has answered. */
  open: string | null
}

/** What a line of a written summary is about. */
export const summaryParts = ['asked', 'answered', 'promised', 'open'] as const
export type SummaryPart = (typeof summaryParts)[number]

/** What a configured model wrote of a thread, without what did not hold; the note says why there is nothing. */
export type WrittenSummary = {
  lines: { part: SummaryPart; text: string }[]
  note: string | null
}

const mostAsked = 8
const mostPromised = 5
const longest = 200
const fewWords = 3
/** What a person says that they will do. */
export const promise =
  /\b(?:(?:I|we)(?:['’]ll| will| shall| am going to| are going to)|let me (?:check|ask|find out|come back)|you(?:['’]ll| will) (?:get|have|receive|hear)|by (?:tomorrow|monday|tuesday|wednesday|thursday|friday|next week|the end of)|nous (?:allons|vous)|je (?:vais|vous)|d['’]ici)\b/i

/** Sums a thread up with its own sentences: what was asked, what was promised, and what is open. */
export function summarizeThread(said: readonly Said[]): ThreadSummary {
  const asked = said.flatMap(({ by, text }, place) => {
    const question = by === 'them' ? questionIn(text) : null
    return question ? [{ text: question, isAnswered: isAnswered(said.slice(place + 1)) }] : []
  })
  const promised = said
    .filter(({ by }) => by === 'us')
    .flatMap(({ text }) => sentencesIn(text).filter((sentence) => promise.test(sentence)))
  return {
    asked: asked.slice(-mostAsked),
    promised: [...new Set(promised.map(short))].slice(-mostPromised),
    open: asked.findLast((one) => !one.isAnswered)?.text ?? null,
  }
}

/** A person's word answers everything before it; an automatic answer only what is right before it. */
function isAnswered(after: readonly Said[]): boolean {
  if (after.some(({ by }) => by === 'us')) return true
  const [next] = after
  return next?.by === 'machine' && next.answers === true
}

/** The questions of a message, otherwise its beginning; null when it says too little. */
function questionIn(text: string): string | null {
  const sentences = sentencesIn(text)
  const questions = sentences.filter((sentence) => sentence.endsWith('?'))
  const words = text.match(/\p{L}+/gu)?.length ?? 0
  if (questions.length === 0 && words < fewWords) return null
  return short(questions.length > 0 ? questions.join(' ') : (sentences[0] ?? text))
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const sentencesIn = (text: string): string[] =>
  [...segmenter.segment(text)]
    .map(({ segment }) => segment.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

const short = (text: string): string => {
  const signs = [...text]
  return signs.length > longest ? `${signs.slice(0, longest - 1).join('')}…` : text
}
