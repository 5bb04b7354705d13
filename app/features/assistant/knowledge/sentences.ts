/** Cuts a text into sentences, unchanged. A line of a list counts as a sentence. */
export function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap(sentencesOfLine)
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = []
  for (const { segment } of segmenter.segment(line.replaceAll(/\s+/g, ' ').trim())) {
    const sentence = segment.trim()
    const before = sentences.at(-1)
    // Abbreviations, numbers and a following small letter do not end a sentence.
    if (before && (/\b(?:No|Art|e\.g|i\.e|St|Dr|\d)\.$/.test(before) || /^[a-z]/.test(sentence)))
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
