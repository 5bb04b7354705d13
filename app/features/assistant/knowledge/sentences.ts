/** A text cut into its sentences, each word for word as it stands there. A line of a list is one, too. */
export function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap(sentencesOfLine)
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = []
  for (const { segment } of segmenter.segment(line.replaceAll(/\s+/g, ' ').trim())) {
    const sentence = segment.trim()
    const before = sentences.at(-1)
    // An abbreviation or a numeral ends nothing, nor does what goes on in small letters.
    if (before && (/\b(?:No|Art|e\.g|i\.e|St|Dr|\d)\.$/.test(before) || /^[a-z]/.test(sentence)))
      sentences[sentences.length - 1] = `${before} ${sentence}`
    else if (sentence) sentences.push(sentence)
  }
  return sentences
}

/** Whether a text is said in whole sentences and is not a label. */
export function isSentence(text: string): boolean {
  return /[.!?]["')]?$/.test(text.trim()) && wordsIn(text) >= 3
}

export function wordsIn(text: string): number {
  return text.trim().split(/\s+/).length
}
