import { resolve } from 'node:path'
import { isCopy, ownTexts } from '../check/plain-words.ts'
import { readSources } from '../check/source.ts'
import { gradeOf, type Sentence, sentencesOf } from './sentences.ts'

// npm run words: the reading grade of each file, and what only a person can judge.
// npm run words -- home: only the files with this in their path.
const DOUBTFUL: readonly { what: string; found: RegExp }[] = [
  {
    what: 'who acts?',
    found: /\b(is|are|was|were|be|been|being) (\w+ly )?\w+(ed|wn|ven|ten|ept|uilt)\b/i,
  },
  { what: 'which, whose', found: /\b(of|in|by|on|from|to|with|for|under) which\b|\bwhose\b/i },
  { what: 'can it be?', found: /\b(can|may|could) be\b/i },
  { what: 'picture or verb of place?', found: /\b(stands?|lies|rests? on|bears?)\b/i },
  { what: 'ensure, enable: who acts?', found: /(?<!-)\b(ensur|enabl)\w+/i },
]
/** From this number of words on, a sentence is listed. */
const LONG = 22

for (const file of readSources(resolve('.'))) {
  if (!isCopy(file.path) || !file.path.includes(process.argv[2] ?? '')) continue
  const sentences = sentencesOf(ownTexts(file))
  if (sentences.length > 0) report(file.path, sentences)
}

function report(path: string, sentences: readonly Sentence[]): void {
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0) / sentences.length
  const figures = `grade ${gradeOf(sentences).toFixed(1)}, ${words.toFixed(1)} words a sentence`
  console.log(`\n${path}: ${figures}, ${sentences.length} sentences`)
  for (const { text, line, words: count } of sentences) {
    const doubts = DOUBTFUL.filter(({ found }) => found.test(text)).map(({ what }) => what)
    if (count >= LONG) doubts.push(`${count} words`)
    if (doubts.length > 0) console.log(`  ${line} [${doubts.join('; ')}] ${text}`)
  }
}
