import type { Question } from '../assistant.ts'
import { type CheckContext, faultsOf, type SentenceFault } from '../checking/check-sentence.ts'
import { foldedText } from '../checking/plain-text.ts'
import { shareOf } from '../checking/polarity.ts'
import { saysNothing } from '../checking/says-nothing.ts'
import { stemsOf } from '../knowledge/word-index.ts'
import type { DraftSentence } from './draft.ts'
import { languageIn } from './language-in.ts'
import { type GivenText, type ModelContext, wholeText } from './model-context.ts'

/**
 * Whether a sentence may be read.
 * - `cited`: it stands in these texts, or in these files
 * - `bare`: it states nothing
 * - `faulty`: it says what no text says
 */
export type Verdict =
  | { type: 'cited'; texts: GivenText[]; files: number[] }
  | { type: 'bare' }
  | { type: 'faulty'; faults: SentenceFault[] }

/** A sentence without a citation, or with a wrong one, gets that of a text with this share of its words. */
const leastShare = 0.6
const leastStems = 2
const mostCited = 4
const english =
  /(?<!\p{L})(?:the|is|are|and|of|to|we|you|your|our|in|for|with|it|not|this|that)(?!\p{L})/gu

/** Checks the sentences of a reply against the texts that they cite. */
export function createReplyCheck(
  { message, attachments }: Pick<Question, 'message' | 'attachments'>,
  { today, isPlainWord }: Pick<ModelContext, 'today' | 'isPlainWord'>,
) {
  const asked = languageIn(message)

  function contextOf(sentence: string): CheckContext {
    const isEnglish = (foldedText(sentence).match(english)?.length ?? 0) >= 2
    const language = languageIn(sentence) ?? (isEnglish ? null : asked)
    return { language, today, isPlainWord }
  }

  /**
   * @param given the texts by their numbers
   * @param isAnswer the reply states facts
   */
  return (sentence: DraftSentence, given: readonly GivenText[], isAnswer: boolean): Verdict => {
    const context = contextOf(sentence.text)
    const texts = given.filter(({ id }) => sentence.cited.includes(id)).slice(0, mostCited)
    const files = [...new Set(sentence.files)].filter((one) => attachments[one - 1])
    const read = [...texts.map(wholeText), ...files.map((one) => attachments[one - 1]?.text ?? '')]
    if (read.length === 0 && saysNothing(sentence.text, message, isAnswer, context))
      return { type: 'bare' }
    const faults: SentenceFault[] =
      read.length === 0
        ? [{ kind: 'citation', words: sentence.text }]
        : faultsOf(sentence.text, read, context)
    if (faults.length === 0) return { type: 'cited', texts, files }
    // What the assistant says it did stands in no text.
    if (faults.some(({ kind }) => kind === 'act')) return { type: 'faulty', faults }
    const other = context.language === null ? holderOf(sentence.text, given, context) : undefined
    return other ? { type: 'cited', texts: [other], files: [] } : { type: 'faulty', faults }
  }
}

/** The text in which a sentence of the same language stands, whatever it cites. */
function holderOf(
  sentence: string,
  given: readonly GivenText[],
  context: CheckContext,
): GivenText | undefined {
  const stems = [...new Set(stemsOf(sentence))]
  if (stems.length < leastStems) return undefined
  return given
    .map((one) => ({ one, share: shareOf(stems, new Set(stemsOf(wholeText(one)))) }))
    .filter(({ share }) => share >= leastShare)
    .sort((a, b) => b.share - a.share)
    .find(({ one }) => faultsOf(sentence, [wholeText(one)], context).length === 0)?.one
}
