import { specifiedTexts } from '../../test/specified-texts.data.ts'
import { type CopyString, copyStrings, withoutTags } from '../words/copy-strings.ts'
import { gradeOf, type Sentence, sentencesOf } from '../words/sentences.ts'
import {
  FEWEST,
  FORBIDDEN,
  GRADE,
  GRADES,
  LONGEST,
  OTHER_LANGUAGES,
  SPELLINGS,
} from '../words/words.data.ts'
import { isTest, type SourceFile, type Violation } from './source.ts'

const COPY = /^(app\/content\/en\/|db\/seed\/).+\.ts$/
/** An identifier, an address or a decorative line (`P<PORTAL<<`) is no text. */
const TEXT = /^(?!.*<<)(?=.*\s|.*[A-Z])/s
const GUIDE = 'docs/style-guide.md'

/**
 * The texts follow the style guide as far as a machine can tell: forbidden words, spelling, length
 * of sentences, reading grade. Texts that the specification gives are exempt.
 */
export function plainWords(files: SourceFile[]): Violation[] {
  return files.filter(({ path }) => isCopy(path)).flatMap(inFile)
}

/** Whether a file contains texts that people read. */
export const isCopy = (path: string) => COPY.test(path) && !isTest(path)

/** The texts of a copy file that the style guide applies to. */
export function ownTexts(file: SourceFile): CopyString[] {
  return copyStrings(file)
    .filter(({ keys, text }) => TEXT.test(text) && !keys.some((key) => OTHER_LANGUAGES.has(key)))
    .map((one) => ({ ...one, text: specifiedTexts.reduce(without, withoutTags(one.text)) }))
}

const without = (text: string, specified: string) => text.replaceAll(specified, '')

function inFile(file: SourceFile): Violation[] {
  const { path } = file
  const texts = ownTexts(file)
  const sentences = sentencesOf(texts)
  const words = texts.flatMap(({ text, line }) =>
    [...FORBIDDEN, ...SPELLINGS].flatMap(({ found, instead }) => {
      const [match] = text.match(found) ?? []
      return match ? [{ path, line, message: `"${match}": write ${instead} (${GUIDE})` }] : []
    }),
  )
  const long = sentences
    .filter((sentence) => sentence.words > LONGEST)
    .map(({ text, line, words: count }) => {
      const message = `${count} words: make two sentences of "${text.slice(0, 60)}" (${GUIDE})`
      return { path, line, message }
    })
  return [...words, ...long, ...gradeIn(path, sentences)]
}

function gradeIn(path: string, sentences: Sentence[]): Violation[] {
  const most = GRADES[path] ?? GRADE
  const grade = gradeOf(sentences)
  if (sentences.length < FEWEST || grade <= most) return []
  const message = `reading grade ${grade.toFixed(1)}, at most ${most}: shorter words and sentences`
  return [{ path, message: `${message} (${GUIDE}, npm run words)` }]
}
