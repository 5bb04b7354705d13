import type { App } from '#app/platform/app.server.ts'
import { decide } from '../answering/decision.ts'
import { factAsked } from '../answering/fact-reply.ts'
import { completedQuestions, wholeQuestion } from '../answering/follow-up.ts'
import { questionsIn } from '../answering/questions-in.ts'
import type { Passage, Question } from '../assistant.ts'
import { factLanguageOf } from '../facts/fact-language.ts'
import type { Consultation } from '../knowledge/consultation.ts'
import type { Found } from '../knowledge/knowledge-service.server.ts'
import type { QuestionFound } from '../questions/answered-question.ts'
import type { GivenText, ModelContext } from './model-context.ts'

/** Characters of the texts that the model is given at first, and after each search. */
const budget = { first: 12_000, search: 5_000 }
/** An answered question less like than this is another one. */
const leastLike = 0.45
const most = { answers: 3, sections: 7, section: 2_500, openPage: 3_000, facts: 4 }

type Knowledge = App['knowledge']
type Unnumbered = Omit<GivenText, 'id'>

/**
 * What the model is given: the facts that the question asks for, the whole sections that fit best, and the
 * page that the visitor reads.
 * @param rewrite completes the question when the conversation or the search asks for it
 */
export async function gatherContext(
  { knowledge, now }: Pick<App, 'knowledge' | 'now'>,
  question: Question,
  rewrite: (isFoundAlone: boolean) => Promise<string | null>,
): Promise<ModelContext> {
  const { message, page } = question
  const alone = await knowledge.consult(message, page)
  const completed = await rewrite(decide(alone, message).kind === 'answer')
  const texts = [completed ?? wholeQuestion(question)].filter((text) => text && text !== message)
  const others = await Promise.all(texts.map((text) => knowledge.consult(text, page)))
  const given: GivenText[] = []
  const facts = await factsFor(knowledge, question, completed)
  const answers = await answersFor(knowledge, question, completed)
  const sections = sectionsIn([...others, alone], budget.first)
  add(given, [...answers.sure, ...facts, ...answers.likely, ...sections, ...openPage(alone, page)])
  return {
    given,
    today: now().toISOString().slice(0, 10),
    isPlainWord: alone.isPlainWord,
    async search(words) {
      const found = await knowledge.consult(words, page)
      return add([...given], sectionsIn([found], budget.search), given)
    },
  }
}

/** Numbers texts on. @returns those that were new */
function add(
  to: GivenText[],
  texts: readonly Unnumbered[],
  before: readonly GivenText[] = [],
): GivenText[] {
  const added: GivenText[] = []
  for (const text of texts) {
    if (before.some((one) => one.path === text.path && one.text === text.text)) continue
    const numbered = { ...text, id: to.length + 1 }
    to.push(numbered)
    added.push(numbered)
  }
  return added
}

/** The facts that the question asks for, in its own words, in parts, or completed. */
async function factsFor(
  knowledge: Knowledge,
  question: Question,
  completed: string | null,
): Promise<Unnumbered[]> {
  const facts = await knowledge.facts()
  const { message } = question
  const parts = questionsIn(message)
  const texts = [message, ...parts, completed ?? '', ...completedQuestions(question)]
  const found = [...new Set(texts)].filter(Boolean).flatMap((text) => {
    const asked = factAsked(facts, { ...question, message: text, history: [], attachments: [] })
    return asked ? [asked] : []
  })
  const once = new Map(found.map(({ fact, text }) => [fact.id, { fact, text }]))
  return [...once.values()].slice(0, most.facts).map(({ fact: { source }, text }) => ({
    ...{ kind: 'fact' as const, path: source.path, title: source.title, heading: null, text },
  }))
}

/**
 * The answered questions that are like the question: those that surely are the same, and what staff have
 * written, before facts; the others after them.
 */
async function answersFor(
  knowledge: Knowledge,
  { message }: Question,
  completed: string | null,
): Promise<{ sure: Unnumbered[]; likely: Unnumbered[] }> {
  const language = factLanguageOf(message) ?? 'en'
  const found = await Promise.all([
    knowledge.questionsLike([message], language),
    knowledge.questionsLike(completed ? [completed] : [], 'en'),
  ])
  const best = new Map<string, QuestionFound>()
  for (const one of found.flat(2).toSorted((a, b) => b.score - a.score)) {
    const key = `${one.known.from} ${one.known.id}`
    if ((one.isExact || one.score >= leastLike) && !best.has(key)) best.set(key, one)
  }
  const isSure = ({ isExact, known }: QuestionFound) => isExact || known.from === 'staff'
  const chosen = [...best.values()].slice(0, most.answers)
  const asText = ({ known: { source, asked, say, proof } }: QuestionFound): Unnumbered => ({
    ...{ kind: 'answer', path: source?.path ?? '', title: source?.title ?? '' },
    heading: asked[language][0] ?? asked.en[0] ?? null,
    text: [say[language] ?? say.en ?? '', ...proof].join('\n'),
  })
  return {
    sure: chosen.filter(isSure).map(asText),
    likely: chosen.filter((one) => !isSure(one)).map(asText),
  }
}

/** The whole sections of the best passages of several searches, the best first. */
function sectionsIn(consultations: readonly Consultation[], characters: number): Unnumbered[] {
  const sections = new Map<string, Unnumbered>()
  let left = characters
  const ranked = consultations
    .flatMap(({ found, passagesOn }) => found.map((one) => ({ one, passagesOn })))
    .filter(({ one }) => !one.isLabel)
    .sort((a, b) => b.one.score - a.one.score)
  for (const { one, passagesOn } of ranked) {
    if (sections.size >= most.sections || left <= 0) break
    const key = `${one.path} ${one.heading}`
    if (sections.has(key)) continue
    const text = sectionText(passagesOn(one.path, one.heading), one, Math.min(most.section, left))
    left -= text.length
    sections.set(key, {
      kind: 'page',
      path: one.path,
      title: one.title,
      heading: one.heading,
      text,
    })
  }
  return [...sections.values()]
}

/** A section from its beginning; from the passage that was found when that would be cut off. */
function sectionText(section: readonly Passage[], found: Found, characters: number): string {
  const texts = section.map(({ text }) => text)
  const place = texts.indexOf(found.text)
  const before = texts.slice(0, place + 1).join('\n')
  const from = before.length > characters ? Math.max(0, place) : 0
  return cutAfterLine((texts.length > 0 ? texts.slice(from) : [found.text]).join('\n'), characters)
}

const openPage = ({ passagesOn }: Consultation, page: string | undefined): Unnumbered[] => {
  const passages = page && page !== '/' ? passagesOn(page) : []
  const [first] = passages
  if (!first) return []
  const text = passages.map(({ heading, text: words }) =>
    heading ? `${heading}\n${words}` : words,
  )
  return [
    {
      ...{ kind: 'open page' as const, path: first.path, title: first.title, heading: null },
      text: cutAfterLine(text.join('\n'), most.openPage),
    },
  ]
}

/** Cut at the end of a line, so that no half sentence is cited. */
function cutAfterLine(text: string, characters: number): string {
  if (text.length <= characters) return text
  const cut = text.slice(0, characters)
  return cut.includes('\n') ? cut.slice(0, cut.lastIndexOf('\n')) : cut
}
