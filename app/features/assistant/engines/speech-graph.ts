export type Graph = { fsg: string; words: string[] }

/** The share of probability for word pairs that occur in the texts; all other words share the rest. */
const seenShare = 0.7
const wordsAtMost = 4_000
const ends = '</s>'

/**
 * Builds the word graph of the recogniser from texts: it can only hear these words.
 * @param known whether the pronunciation of a word is known
 */
export function buildGraph(texts: readonly string[], known: (word: string) => boolean): Graph {
  const counts = new Map<string, number>()
  const sentences = texts.flatMap(sentencesOf)
  for (const sentence of sentences)
    for (const word of sentence) if (known(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = [...counts.keys()]
    .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    .slice(0, wordsAtMost)
  const kept = new Set(words)
  const followers = countFollowers(sentences, kept)
  return { fsg: writeGraph(words, counts, followers), words }
}

function sentencesOf(text: string): string[][] {
  return text
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .split(/[.!?;:\n()]+/)
    .map((sentence) => sentence.match(/[a-z]+(?:'[a-z]+)*/g) ?? [])
    .filter((sentence) => sentence.length > 0)
}

type Followers = Map<string, Map<string, number>>

/** How often each word follows another. The empty word stands for the beginning and the end of a sentence. */
function countFollowers(sentences: readonly string[][], kept: Set<string>): Followers {
  const followers: Followers = new Map()
  const note = (before: string, word: string) => {
    const after = followers.get(before) ?? new Map<string, number>()
    followers.set(before, after.set(word, (after.get(word) ?? 0) + 1))
  }
  for (const sentence of sentences) {
    let before: string | undefined = ''
    for (const word of [...sentence, ends]) {
      const isKept = word === ends || kept.has(word)
      if (isKept && before !== undefined) note(before, word)
      before = isKept ? word : undefined
    }
  }
  return followers
}

/**
 * Writes the graph. State 0 is the beginning, 1 the end, 2 lets any word follow; each word has its own
 * state.
 */
function writeGraph(words: string[], counts: Map<string, number>, followers: Followers): string {
  const stateOf = new Map(words.map((word, index) => [word, index + 3]))
  stateOf.set('', 0).set(ends, 1)
  const lines: string[] = []
  const step = (from: number, to: number, share: number, word = '') =>
    lines.push(`TRANSITION ${from} ${to} ${Math.max(1e-7, share).toPrecision(4)} ${word}`.trimEnd())
  const total = words.reduce((sum, word) => sum + Math.sqrt(counts.get(word) ?? 1), 0)
  for (const word of words)
    step(2, stateOf.get(word) ?? 2, Math.sqrt(counts.get(word) ?? 1) / total, word)
  for (const [before, state] of stateOf) {
    if (before === ends) continue
    const after = followers.get(before)
    const sum = [...(after?.values() ?? [])].reduce((a, b) => a + b, 0)
    for (const [word, count] of after ?? []) {
      const share = (seenShare * count) / sum
      step(state, stateOf.get(word) ?? 2, share, word === ends ? '' : word)
    }
    step(state, 2, after ? 1 - seenShare : 1)
    if (!after?.has(ends)) step(state, 1, 0.02)
  }
  return [
    'FSG_BEGIN site',
    `NUM_STATES ${words.length + 3}`,
    'START_STATE 0',
    'FINAL_STATE 1',
    ...lines,
    'FSG_END',
    '',
  ].join('\n')
}
