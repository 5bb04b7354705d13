import type { App } from '#app/platform/app.server.ts'
import { promiseOnce } from '#app/platform/promise-once.ts'
import type { Passage } from '../assistant.ts'
import type { Fact, FactLanguage } from '../facts/fact.ts'
import type { AnsweredQuestion, Asking, QuestionFound } from '../questions/answered-question.ts'
import { readQuestionSpace } from '../questions/packed-space.server.ts'
import { textToEncode } from '../questions/prototypes.ts'
import type { Matcher } from '../questions/question-matcher.ts'
import { matcherWith, type Trial } from '../questions/trial-matcher.ts'
import type { Consultation } from './consultation.ts'
import { currentIndex } from './current-index.server.ts'
import { dot } from './dot.ts'
import { createEncoder, type Encoder } from './encoder.server.ts'
import { keepingMeanings } from './kept-meanings.server.ts'
import { type KnowledgeIndex, prepareIndex } from './knowledge-index.server.ts'
import { selectShown } from './knowledge-store.server.ts'
import { patientWith } from './patient-encoder.ts'
import { readPublicContent } from './public-content.server.ts'
import type { PublicationTexts } from './publication-texts.ts'
import { type Found, type RankedPage, rankPages, rankPassages, signalsOn } from './ranking.ts'
import { createVectors } from './vectors.server.ts'
import { stemsOf } from './word-index.ts'

export type { Found, RankedPage }

declare module '#app/platform/app.server.ts' {
  interface App {
    knowledge: Knowledge
  }
}

export type Knowledge = {
  /** The passages that fit best, the best first. */
  search(question: string, n: number): Promise<(Passage & { score: number })[]>
  /** @param openPage the path of the page that the visitor reads */
  consult(question: string, openPage?: string): Promise<Consultation>
  /** What has one true answer now. */
  facts(): Promise<Fact[]>
  /** The answered questions that are like each of the texts, the most like first. */
  questionsLike(
    texts: readonly (string | Asking)[],
    language: FactLanguage,
  ): Promise<QuestionFound[][]>
  /** The same search with a draft among the answered questions; nothing is kept of it. */
  trying(trial: Trial): Pick<Knowledge, 'questionsLike'>
  /** The text without misspelt words, where the content has a word that is nearly the same. */
  corrected(text: string, language: FactLanguage): Promise<string>
  /** All answered questions that may be used now: those of staff first. */
  questions(): Promise<readonly AnsweredQuestion[]>
  /** Whether the content and the answered questions are found by meaning. */
  isComplete(): Promise<boolean>
  /** The meaning of a text in English; null when the encoder fails, or needs longer than a visitor waits. */
  meaningOf(text: string): Promise<Float32Array | null>
  /** The meanings of texts in English, for comparing them. @throws Error when the encoder fails */
  meaningsOf(texts: readonly string[]): Promise<Float32Array[]>
  /** Starts the work that the first question would wait for. */
  warm(): void
}

type Needs = Pick<App, 'db' | 'workers' | 'log' | 'now'> & {
  /** The passages of the site's own pages on a day. */
  ofSite: (day: Date) => Passage[] | Promise<Passage[]>
  /** The facts that are true now; none by default. */
  readFacts?: () => Promise<Fact[]>
  /** The known questions of the content whose proof is on their page now; none by default. */
  readQuestions?: (publications: readonly PublicationTexts[]) => Promise<AnsweredQuestion[]>
  /** What staff have written, read once for each request so that it is live at once; none by default. */
  readStaffAnswers?: () => Promise<AnsweredQuestion[]>
  /** Example texts for comparison, which are not content. */
  examples: readonly string[]
  encoder?: Encoder
  /** How long a question waits for its vector; after it, the answer is found by words alone. */
  patience?: number
}

const mostFound = 60
/** The longest wait for missing vectors; after it, the answer is found by words alone. */
const patienceMilliseconds = 2_500
const fewVectors = 120
/** Few, so that a visitor's question does not wait long for the encoder. */
const textsAtOnce = 6

/**
 * Searches the public content. The index is made at the first question and made again at the first
 * question after published content has changed.
 */
export function createKnowledge({
  db,
  workers,
  log,
  now,
  ofSite,
  examples,
  readFacts = async () => [],
  readQuestions = async () => [],
  readStaffAnswers = async () => [],
  encoder = createEncoder(workers, log),
  patience = 20_000,
}: Needs): Knowledge {
  const vectors = createVectors(db, encoder, log)
  const readOnce = promiseOnce(() => readQuestionSpace())
  /** Null, with a line in the log, while its file cannot be read. */
  const readSpace = () =>
    readOnce().catch((error) => {
      log.warn({ err: error }, 'assistant: the question space could not be read')
      return null
    })
  /** @throws Error when the encoder fails, or needs longer than a visitor waits */
  // A vector that is kept does not say that the encoder is quick again.
  const embed = keepingMeanings(patientWith((texts, by) => encoder.embed(texts, by), patience))
  const { current, outdate } = currentIndex({
    ...{ db, now, readStaffAnswers },
    prepare: async (written) => {
      const content = await readPublicContent({ db, now }, ofSite)
      const questions = [...written, ...(await readQuestions(content.publications))]
      const space = await readSpace()
      return prepareIndex({ ...content, questions }, { vectors, space, examples, log, now })
    },
  })

  async function meaningOf(text: string): Promise<Float32Array | null> {
    try {
      const [vector] = await embed([text])
      return vector ?? null
    } catch (error) {
      log.warn({ err: error }, 'assistant: answered by words alone')
      return null
    }
  }

  async function consult(
    question: string,
    openPage?: string,
    isAgain = false,
  ): Promise<Consultation> {
    const known = await current(isAgain)
    const meaning = meaningOf(question)
    // The words are searched while the encoder works.
    const scores = known.words.scores(question)
    const [vector, made] = await Promise.all([
      meaning,
      Promise.race([
        known.vectors,
        vectors.missing() > fewVectors ? null : later(patienceMilliseconds),
      ]),
    ])
    const nearness = (place: number) => {
      const passage = made?.passages[place]
      return vector && passage ? dot(vector, passage) : null
    }
    const share = known.words.shares(question)
    const asked = stemsOf(question)
    const signals = { words: scores, share, nearness, openPage }
    const found = rankPassages(known.passages, signals, mostFound * 5)
    const best = found.slice(0, mostFound)
    if (!isAgain && !(await isStillShown(pathsOf(best), known))) {
      outdate()
      return consult(question, openPage, true)
    }
    return {
      found: best,
      pages: rankPages(found, asked).slice(0, 10),
      openingOf: (path) =>
        known.passages.find((passage) => passage.path === path && !passage.isLabel),
      beginningOf: (passage) =>
        known.passages.find(
          ({ path, heading }) => path === passage.path && heading === passage.heading,
        ) ?? passage,
      passagesOn: (path, heading) =>
        known.passages.filter(
          (passage) =>
            passage.path === path &&
            !passage.isLabel &&
            (heading === undefined || passage.heading === heading),
        ),
      readable: (path) => signalsOn(path, known.passages, signals),
      publications: known.publications,
      rarityOf: known.words.rarityOf,
      isPlainWord: known.words.isPlain,
      nearnessTo:
        vector && made
          ? (text) => {
              const other = made.examples.get(text)
              return other ? dot(vector, other) : 0
            }
          : null,
      meaning: vector,
      words: asked.map((word) => ({ word, known: known.words.knows(word) })),
    }
  }

  /**
   * Whether everything that was found is still public. The database is asked each time, because the signal
   * of a change may come late and withdrawn content must not be quoted.
   */
  async function isStillShown(of: readonly string[], known: KnowledgeIndex): Promise<boolean> {
    const paths = [...new Set(of)].filter((path) => known.changed.has(path))
    if (paths.length === 0) return true
    const shown = await db.asVisitor((tx) => selectShown(tx, paths))
    const changes = new Map(shown.map(({ path, changed }) => [path, changed]))
    return paths.every((path) => changes.get(path) === known.changed.get(path))
  }

  async function questionsLike(
    texts: readonly (string | Asking)[],
    language: FactLanguage,
    isAgain = false,
  ): Promise<QuestionFound[][]> {
    const known = await current(isAgain)
    const lists = await findLike(known.matcher, texts, language)
    // All of them: the page that is read can bring any of them forward.
    const near = lists.flatMap((list) => list.map(({ known: one }) => one))
    const isShown = await isStillShown(
      near.flatMap(({ source }) => source?.path ?? []),
      known,
    )
    if (isShown || isAgain) return lists
    outdate()
    return questionsLike(texts, language, true)
  }

  async function findLike(
    matcher: Matcher,
    texts: readonly (string | Asking)[],
    language: FactLanguage,
  ) {
    if (texts.length === 0 || matcher.questions.length === 0) return texts.map(() => [])
    const asked = texts.map((one) => ({
      ...(typeof one === 'string' ? { text: one } : one),
      language,
    }))
    const meanings = await embed(asked.map(textToEncode), 'question').catch((error) => {
      log.warn({ err: error }, 'assistant: known questions were found by words alone')
      return []
    })
    return asked.map(({ text }, place) => matcher.find(text, language, meanings[place]))
  }

  return {
    async search(question, n) {
      const { found } = await consult(question)
      const quotable = found.filter(({ isLabel }) => !isLabel)
      return quotable
        .slice(0, n)
        .map(({ nearness: _, words: __, share: ___, ...passage }) => passage)
    },
    consult: (question, openPage) => consult(question, openPage),
    facts: readFacts,
    questionsLike: (texts, language) => questionsLike(texts, language),
    trying: (trial) => ({
      async questionsLike(texts, language) {
        const { matcher } = await current()
        const space = await readSpace()
        const own = { ...vectors, ...encoder, space }
        const tried = await matcherWith(trial, matcher.questions, own)
        return findLike(tried, texts, language)
      },
    }),
    corrected: async (text, language) => (await current()).corrected[language](text),
    questions: async () => (await current()).matcher.questions,
    isComplete: async () => {
      const { vectors: ofContent, isComplete } = await current()
      return (await ofContent) !== null && (await isComplete)
    },
    meaningOf,
    async meaningsOf(texts) {
      const made: Float32Array[] = []
      for (let from = 0; from < texts.length; from += textsAtOnce)
        made.push(...(await encoder.embed(texts.slice(from, from + textsAtOnce))))
      return made
    },
    warm() {
      current().catch((error) => log.warn({ err: error }, 'assistant: its index could not be made'))
    },
  }
}

const pathsOf = (found: readonly Found[]) => found.map(({ path }) => path)

function later(milliseconds: number): Promise<null> {
  return new Promise((done) => setTimeout(() => done(null), milliseconds).unref())
}
