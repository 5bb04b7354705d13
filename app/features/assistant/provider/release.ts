import type { Question, ReplyKind } from '../assistant.ts'
import type { SentenceFault } from '../checking/check-sentence.ts'
import { createEchoCheck } from '../checking/echo.ts'
import { foldedText } from '../checking/plain-text.ts'
import type { DraftSentence } from './draft.ts'
import type { GivenText, ModelContext } from './model-context.ts'
import { createReplyCheck, type Verdict } from './reply-check.ts'

/** A sentence that cannot be shown, and why. */
export type Refused = { text: string; faults: SentenceFault[] }
type Checked = { sentence: DraftSentence; verdict: Exclude<Verdict, { type: 'faulty' }> }

/** Begins with a word for what was said before it. */
const dangling =
  /^(?:it|its|this|that|these|those|they|their|them|he|she|so|also|therefore|then|such|for example|in addition|additionally|furthermore|moreover|both|il|elle|ils|elles|cela|ceci|ces|aussi|ainsi)(?!\p{L})/u

/**
 * Shows the sentences of a reply, each when it has been checked. After one that fails nothing more is
 * shown until `settle`: a repaired text may take its place. Sentences that state nothing wait for one that
 * does.
 * @param show gets the words that the visitor reads
 */
export function createRelease(
  question: Question,
  context: ModelContext,
  instructions: string,
  show: (text: string) => void,
) {
  const check = createReplyCheck(question, context)
  const isEcho = createEchoCheck(instructions)
  let text = ''
  let hasEchoed = false
  let [waiting, later, failed]: [Checked[], Checked[], Refused[]] = [[], [], []]
  let kept: Checked[] = []
  let isAfterFailure = false
  let textBefore = ''
  const said = new Set<string>()
  const texts: GivenText[] = []
  const files = new Set<number>()

  function pass({ sentence, verdict }: Checked): void {
    const key = foldedText(sentence.text)
    if (said.has(key)) return
    said.add(key)
    const words = (text === '' ? '' : sentence.lead) + sentence.text
    text += words
    show(words)
    if (verdict.type !== 'cited') return
    texts.push(...verdict.texts)
    for (const one of verdict.files) files.add(one)
  }

  function take(one: Checked, isAnswer: boolean): void {
    if (isAnswer && one.verdict.type === 'bare' && texts.length + files.size === 0)
      waiting.push(one)
    else {
      for (const before of waiting.splice(0)) pass(before)
      pass(one)
    }
  }

  return {
    add(sentence: DraftSentence, kind: ReplyKind): void {
      if (hasEchoed) return
      if (isEcho(sentence.text)) {
        hasEchoed = true
        return
      }
      const isAnswer = kind === 'answer'
      const verdict = check(sentence, context.given, isAnswer)
      if (verdict.type === 'faulty') {
        failed.push({ text: sentence.text, faults: verdict.faults })
        isAfterFailure = true
      } else if (failed.length > 0) {
        // Right after a sentence that failed, "it" would stand for something else.
        const isDangling = isAfterFailure && dangling.test(foldedText(sentence.text))
        if (!isDangling) later.push({ sentence, verdict })
        isAfterFailure = isDangling
      } else take({ sentence, verdict }, isAnswer)
    },
    /** What failed since the last call; the sentences after it are kept. */
    refused: (): Refused[] => failed,
    /** Goes on with a repaired text: what comes now takes the place of what failed. */
    beginAgain(): void {
      kept = later
      later = []
      failed = []
      isAfterFailure = false
      textBefore = text
    },
    /** Shows what was kept after sentences that failed; after a repair that, if it brought something. */
    settle(kind: ReplyKind): void {
      const chosen = text !== textBefore || kept.length === 0 ? later : kept
      for (const one of chosen) take(one, kind === 'answer')
      later = []
      kept = []
    },
    hasEchoed: () => hasEchoed,
    text: () => text,
    /** The texts and files that the shown sentences cite, in the order of their first citation. */
    cited: () => ({ texts, files: [...files] }),
  }
}
