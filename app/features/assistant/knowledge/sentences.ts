/** Cuts a text into sentences, unchanged. A line of a list counts as a sentence. */
export function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap(sentencesOfLine)
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** What ends with a point within a sentence, in English and French. */
const abbreviations = `Mr Mrs Ms Dr Prof St No Nos Art Sec Fig vs approx ca e.g i.e cf
  Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec
  M MM Mme Mlle Me Pr art env tél p.ex ex c.-à-d janv févr avr juill sept oct nov déc`.split(/\s+/)
const abbreviated = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${abbreviations.map((one) => one.replaceAll('.', '\\.')).join('|')}|\\p{Lu}|\\d)\\.$`,
  'u',
)

/** Whether a text ends with an abbreviation, an initial or the number of a list: no sentence ends there. */
export const isAbbreviated = (text: string) => abbreviated.test(text)

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = []
  for (const { segment } of segmenter.segment(line.replaceAll(/\s+/g, ' ').trim())) {
    const sentence = segment.trim()
    const before = sentences.at(-1)
    if (before && (isAbbreviated(before) || /^\p{Ll}/u.test(sentence)))
      sentences[sentences.length - 1] = `${before} ${sentence}`
    else if (sentence) sentences.push(sentence)
  }
  return sentences
}

/** Whether a text is a whole sentence and not a label. */
export function isSentence(text: string): boolean {
  return /[.!?]["')]?$/.test(text.trim()) && wordsIn(text) >= 3
}

export function wordsIn(text: string): number {
  return text.trim().split(/\s+/).length
}
