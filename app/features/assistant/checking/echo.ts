import { foldedText, wordsOf } from './plain-text.ts'

const size = 6
const tells =
  /(?<!\p{L})my (?:instructions|rules|system prompt|prompt|guidelines|system message)(?: \p{L}+){0,2} (?:are|is|say|says|tell|tells|state|include|read|begin)(?!\p{L})|(?<!\p{L})(?:here (?:is|are)|these are) (?:my|the) (?:instructions|rules|system prompt|prompt)(?!\p{L})/u

/** Recognises a text that repeats the instructions to the model. */
export function createEchoCheck(instructions: string): (text: string) => boolean {
  const known = new Set(runsOf(instructions))
  return (text) => runsOf(text).some((run) => known.has(run)) || tells.test(foldedText(text))
}

function runsOf(text: string): string[] {
  const words = wordsOf(foldedText(text))
  return words.slice(size - 1).map((_, place) => words.slice(place, place + size).join(' '))
}
