import { assistant } from '#content/assistant.ts'
import type { Intent, Passage, Question, Reply, Source } from '../assistant.ts'
import type { Consultation, Knowledge, RankedPage } from '../knowledge/knowledge-service.server.ts'
import { writtenOut } from './abbreviations.ts'
import { asksAboutFiles, filesInstead, quoteFiles } from './attachments.ts'
import { type Courtesy, courtesyIn } from './courtesy.ts'
import { type Decision, decide, intentFor } from './decision.ts'
import { wholeQuestion } from './follow-up.ts'
import { languageOf } from './language.ts'
import { leadTo } from './leading-pages.ts'
import { isManipulation } from './manipulation.ts'
import { offerFor, takeOffer } from './offers.ts'

const mostSources = 3
/** A passage of another linked page is quoted too when its score is at least this share of the best one. */
const nearlyAsGood = 0.93
/** A shorter passage hardly answers: the next passage of the same page is quoted too. */
const shortCharacters = 100
/** With so few words, or a best passage less near than this, the opening of the page is quoted instead. */
const fewWords = 1
const hardlyNear = 0.3

/**
 * Answers without a provider: a fixed phrase, alone or with sentences quoted from the site word for word.
 * It never writes sentences of its own, so it cannot make anything up.
 */
export async function answerFrom(
  knowledge: Pick<Knowledge, 'consult'>,
  asked: Question,
): Promise<Reply> {
  const offered = takeOffer(asked)
  if (offered === 'declined') return replyOf('courtesy', assistant.nod)
  const question = offered ? { ...asked, message: offered } : asked
  const { message } = question
  if (isManipulation(message)) return replyOf('refused', assistant.injection, [], true)
  const courtesy = courtesyIn(message)
  if (courtesy) return courtesyReply(courtesy, question)
  if (asksAboutFiles(question)) return replyOf('answer', quoteFiles(question))
  if (saysNothing(question)) return replyOf('courtesy', assistant.ability)
  const language = languageOf(message)
  const sought = { ...question, message: writtenOut(message) }
  const consultation = await knowledge.consult(wholeQuestion(sought))
  const decision = decide(consultation, sought.message)
  const quoted = filesInstead(question, decision.kind === 'answer')
  if (quoted) return replyOf('answer', quoted)
  if (language && decision.kind !== 'injection')
    return replyOf('unsure', assistant.languages[language], linksTo(consultation.pages), true)
  const pages = leadTo(consultation.pages, decision.subject, decision.nearness)
  switch (decision.kind) {
    case 'answer':
      return answer(question, decision, pages, consultation)
    case 'unsure':
      return replyOf('unsure', assistant.unsure, linksTo(pages), true)
    case 'offTopic':
    case 'injection':
      return replyOf('refused', assistant[decision.kind], linksTo(pages), true)
    case 'greeting':
    case 'thanks':
      return courtesyReply(decision.kind, question)
    default:
      return replyOf('courtesy', assistant[decision.kind])
  }
}

/** Whether a message holds only signs or emoji: no word, no number and no file. */
const saysNothing = ({ message, attachments }: Question) =>
  attachments.length === 0 && !/\p{L}|\d{2}/u.test(message)

/** Greets and thanks in other words when the conversation has begun already. */
function courtesyReply(courtesy: Courtesy, { history }: Question): Reply {
  const again = { greeting: assistant.greetingAgain, thanks: assistant.thanksAgain }
  const words = courtesy in again && history.length > 0 ? again : assistant
  const text = { ...assistant, ...words }[courtesy]
  return replyOf('courtesy', text, [], courtesy === 'sorry')
}

function answer(
  question: Question,
  decision: Decision,
  pages: readonly RankedPage[],
  { found, openingOf, words }: Consultation,
): Reply {
  const sources = linksTo(pages)
  const intent = intentFor(decision.subject, decision.nearness, pages[0]?.path)
  const linked = found.filter(({ path }) => sources.some((source) => source.path === path))
  const [page] = pages
  const best = page?.passages[0]
  const saysLittle = words.length <= fewWords || (best?.nearness ?? 1) < hardlyNear
  const opening = page && (saysLittle || !best) ? openingOf(page.path) : undefined
  const first = opening ?? best ?? linked[0] ?? found[0]
  if (!first) return replyOf('unsure', assistant.unsure, sources, true)
  const phrase =
    intent === decision.subject && intent in openings
      ? openings[intent as keyof typeof openings]
      : null
  const others = linked.filter(({ id }) => id !== first.id)
  const isShort = first.text.length < shortCharacters
  const second =
    (isShort && others.find(({ path }) => path === first.path)) ||
    // A fixed phrase belongs to one page: passages of other pages would lead away from it.
    (phrase === null &&
      others.find(
        ({ path, score }) => path !== first.path && score >= (best?.score ?? 1) * nearlyAsGood,
      ))
  const parts = [
    phrase ?? leadFor(intent, question),
    quote(first),
    second && second.path !== first.path && assistant.also,
    second && quote(second),
  ].filter(Boolean)
  const offersPerson = intent === 'person' || intent === 'pricing' || intent === 'support'
  const next = offerFor(intent, question)
  return { ...replyOf('answer', parts.join('\n\n'), sources, offersPerson), intent, next }
}

/** The sentence before a quotation; it differs from turn to turn. */
function leadFor(intent: Intent, { history }: Question): string {
  const { leads, leadsOf } = assistant
  const turns = history.filter(({ role }) => role === 'assistant').length
  const of: readonly string[] = intent in leadsOf ? leadsOf[intent as keyof typeof leadsOf] : leads
  return of[turns % of.length] ?? leads[0]
}

const openings = {
  pricing: assistant.pricing,
  timeline: assistant.timeline,
  careers: assistant.careers,
  support: assistant.support,
  person: assistant.person,
}

/**
 * Quotes a passage word for word, a list line by line below its heading. When the heading is a question of
 * the page, it is quoted as well: otherwise its "yes" or "no" would seem to answer the visitor's question.
 */
function quote({ heading, text }: Passage): string {
  if (!text.includes('\n')) return heading?.endsWith('?') ? `${heading}\n${text}` : text
  const lines = text.split('\n').map((line) => `- ${line}`)
  return [heading, ...lines].filter(Boolean).join('\n')
}

function linksTo(pages: readonly RankedPage[]): Source[] {
  return pages.slice(0, mostSources).map(({ path, title }) => ({ path, title }))
}

function replyOf(
  kind: Reply['kind'],
  text: string,
  sources: Source[] = [],
  offersPerson = false,
): Reply {
  return {
    kind,
    intent: 'other',
    text,
    sources,
    offersPerson,
    provider: 'builtin',
    quality: 'basic',
  }
}
