import { assistant } from '#content/assistant.ts'
import type { Question } from '../assistant.ts'
import { sentencesOf } from '../knowledge/sentences.ts'
import { stemsOf } from '../knowledge/word-index.ts'

const mostSentences = 3
const longestSentence = 400
const mostRead = 20_000

/** Whether a message asks about the attached files and not about the site. */
export function asksAboutFiles({ message, attachments }: Question): boolean {
  if (attachments.length === 0) return false
  if (message.trim() === '') return true
  return (
    /\b(?:my|the|this|these|that|attached|uploaded)\s+(?:\w+\s+)?(?:files?|documents?|attachments?|pdfs?|letters?|texts?|images?|pictures?|pages?|reports?|scans?|papers?)\b/i.test(
      message,
    ) ||
    /\b(?:summari[sz]e|summary|read) (?:it|this|that)\b|\bwhat (?:does it|it) sa(?:y|id)|\bwhat(?:'s| is) (?:in|on) (?:it|there)\b/i.test(
      message,
    )
  )
}

/** The visitor's own words, said to be theirs: what their files say about what is asked. */
export function quoteFiles({ message, attachments }: Question): string {
  const asked = new Set(stemsOf(message).filter((stem) => !ofAsking.has(stem)))
  const quotes = attachments.map(({ name, text }) => {
    const sentences = sentencesOf(text.slice(0, mostRead)).map((one) =>
      one.slice(0, longestSentence),
    )
    if (sentences.length === 0) return assistant.fileEmpty
    const scored = sentences.map((sentence, place) => {
      const stems = new Set(stemsOf(sentence))
      const shared = [...asked].filter((stem) => stems.has(stem)).length
      return { sentence, place, shared }
    })
    const best = scored
      .filter(({ shared }) => shared > 0)
      .sort((a, b) => b.shared - a.shared || a.place - b.place)
      .slice(0, mostSentences)
      .sort((a, b) => a.place - b.place)
    const isSilent = asked.size > 0 && best.length === 0
    const shown = best.length > 0 ? best : scored.slice(0, mostSentences)
    const says = isSilent ? assistant.fileSilent : assistant.fromFile
    return `${says} (${name}):\n${shown.map(({ sentence }) => `"${sentence}"`).join('\n')}`
  })
  return quotes.join('\n\n')
}

/** Words by which a file is asked about, not what it is asked about. */
const ofAsking = new Set(
  stemsOf(
    'file files document documents attachment attached uploaded pdf letter text image picture page report scan paper summarise summarize summary read show explain find',
  ),
)
