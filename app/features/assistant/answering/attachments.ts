import { assistant } from '#content/assistant.ts'
import type { Question } from '../assistant.ts'
import { sentencesOf } from '../knowledge/sentences.ts'
import { stemsOf } from '../knowledge/word-index.ts'

const mostSentences = 3
const longestSentence = 400
const mostQuoted = 2
/** Sentences with at least this share of the best score are quoted as well. */
const nearlyAsGood = 0.5
/** The share of the asked words that a file must contain when the message does not name the file. */
const leastShare = { attached: 0.5, earlier: 0.6 }

type File = Question['attachments'][number]
type Read = { file: File; sentences: string[]; best: string[]; share: number }

/** Whether a message asks about the files of the conversation rather than about the site. */
export function asksAboutFiles({ message, attachments }: Question): boolean {
  if (attachments.length === 0) return false
  const isAttached = attachments.some(({ isEarlier }) => !isEarlier)
  if (message.trim() === '') return isAttached
  return (
    namesAFile.test(message) ||
    /\b(?:summari[sz]e|summary of|read) (?:it|this|that)\b|\b(?:does|did) (?:it|this|that) (?:say|state|mention|contain|read)\b|\bwhat(?:'s| is) (?:in|on) (?:it|there)\b|\baccording to (?:it|this|that)\b/i.test(
      message,
    ) ||
    attachments.some(({ name }) => message.toLowerCase().includes(name.toLowerCase())) ||
    (isAttached && /\babout (?:it|this|that)\b/i.test(message))
  )
}

const namesAFile =
  /\b(?:my|the|this|these|that|attached|uploaded)\s+(?:\w+\s+)?(?:files?|documents?|attachments?|pdfs?|letters?|texts?|images?|photos?|pictures?|scans?|papers?|screenshots?)\b|\b(?:my|this|that|attached|uploaded)\s+(?:\w+\s+)?(?:pages?|reports?|contracts?|forms?|notes?)\b/i

/**
 * Quotes the files for a message that does not name them; undefined when the files do not contain what is
 * asked or the site answers it.
 * @param isOnSite whether the content of the site answers the message
 */
export function filesInstead(question: Question, isOnSite: boolean): string | undefined {
  const asked = askedOf(question.message)
  if (asked.size === 0) return undefined
  const goesOn = isQuoteOfFile(question.history.findLast(({ role }) => role === 'assistant'))
  const speaking = question.attachments
    .map((file) => readFor(file, asked))
    .filter(({ file, best, share }) => {
      if (best.length === 0) return false
      const least = file.isEarlier && !goesOn ? leastShare.earlier : leastShare.attached
      return share >= least && (!isOnSite || !file.isEarlier || goesOn)
    })
  return speaking.length > 0 ? quote(byShare(speaking)) : undefined
}

/** Quotes the visitor's own files and says so: the sentences that contain what is asked. */
export function quoteFiles({ message, attachments }: Question): string {
  const named = attachments.filter(({ name }) => message.toLowerCase().includes(name.toLowerCase()))
  const attached = attachments.filter(({ isEarlier }) => !isEarlier)
  const meant = [named, attached, attachments].find((files) => files.length > 0) ?? []
  const nameWords = new Set(named.flatMap(({ name }) => stemsOf(name)))
  const asked = new Set([...askedOf(message)].filter((stem) => !nameWords.has(stem)))
  const read = meant.map((file) => readFor(file, asked))
  const speaking = read.filter(({ best }) => best.length > 0)
  if (speaking.length > 0) return quote(byShare(speaking))
  const readable = read.filter(({ sentences }) => sentences.length > 0)
  if (readable.length === 0) return assistant.fileEmpty
  return readable
    .slice(0, asked.size > 0 ? 1 : mostQuoted)
    .map(({ file, sentences }) =>
      quotation(
        asked.size > 0 ? assistant.fileSilent : assistant.fileBegins,
        file.name,
        sentences.slice(0, mostSentences),
      ),
    )
    .join('\n\n')
}

/** Whether an answer quoted a file, so that the next question may be about the same file. */
export const isQuoteOfFile = (turn: Question['history'][number] | undefined): boolean =>
  turn !== undefined &&
  [assistant.fromFile, assistant.fileBegins, assistant.fileSilent].some((phrase) =>
    turn.content.startsWith(`${phrase} (`),
  )

const quote = (read: readonly Read[]): string =>
  read
    .slice(0, mostQuoted)
    .map(({ file, best }) => quotation(assistant.fromFile, file.name, best))
    .join('\n\n')

const quotation = (phrase: string, name: string, sentences: readonly string[]): string =>
  `${phrase} (${name}):\n${sentences.map((one) => `"${one}"`).join('\n')}`

const byShare = (read: Read[]): Read[] => read.toSorted((a, b) => b.share - a.share)

const askedOf = (message: string): Set<string> =>
  new Set(stemsOf(message).filter((stem) => !ofAsking.has(stem)))

/**
 * Finds the sentences of a file that contain the asked words. A word that is rare in the file counts more.
 */
function readFor(file: File, asked: ReadonlySet<string>): Read {
  const sentences = sentencesOf(unwrapped(file.text)).map((one) => one.slice(0, longestSentence))
  const stems = sentences.map((sentence) => new Set(stemsOf(sentence)))
  const weights = new Map(
    [...asked].map((stem) => {
      const having = stems.filter((one) => one.has(stem)).length
      return [stem, having > 0 ? Math.log(1 + sentences.length / having) : 0]
    }),
  )
  const scored = sentences.map((sentence, place) => {
    const shared = [...asked].filter((stem) => stems[place]?.has(stem))
    const score = shared.reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0)
    return { sentence, place, score, shared }
  })
  const top = scored.reduce((most, { score }) => Math.max(most, score), 0)
  const best = scored
    .filter(({ score }) => score > 0 && score >= top * nearlyAsGood)
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, mostSentences)
  const shared = new Set(best.flatMap((one) => one.shared))
  return {
    file,
    sentences,
    best: best.sort((a, b) => a.place - b.place).map(({ sentence }) => sentence),
    share: asked.size > 0 ? shared.size / asked.size : 0,
  }
}

const wrapped = 50

/** Joins lines that end only at the edge of the page: a PDF has no paragraphs. */
function unwrapped(text: string): string {
  const lines: string[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    const before = lines.at(-1)
    const goesOn =
      before &&
      line &&
      !/[.!?:;]["')]?$/.test(before) &&
      (before.length >= wrapped || /^\p{Ll}/u.test(line))
    if (goesOn) lines[lines.length - 1] = `${before} ${line}`
    else lines.push(line)
  }
  return lines.join('\n')
}

/** Words with which people ask about any file ("summarise", "document"); they do not say what is asked. */
const ofAsking = new Set(
  stemsOf(
    `file files document documents attachment attached uploaded pdf letter text image photo picture screenshot page
    report scan paper summarise summarize summary read show explain find according mention state contain content
    written wrote mean again now know anything something else`,
  ),
)
