import { assistant } from '#content/assistant.ts'
import type { Passage, Question, Reply, Source } from '../assistant.ts'
import { factLanguageAmong } from '../facts/fact-language.ts'
import { questionInEnglish } from '../french/in-english.ts'
import type { Consultation } from '../knowledge/consultation.ts'
import type { Found, Knowledge, RankedPage } from '../knowledge/knowledge-service.server.ts'
import type { AnsweredQuestion } from '../questions/answered-question.ts'
import { spokenAmong, surelySpokenIn } from '../safety/spoken-language.ts'
import { writtenOut } from './abbreviations.ts'
import { isShownAbility } from './ability.ts'
import { onAnsweredPages } from './answered-pages.ts'
import { asksAboutFiles, filesInstead, quoteFiles } from './attachments.ts'
import { type Courtesy, courtesyIn } from './courtesy.ts'
import { asksPrice, type Decision, intentFor } from './decision.ts'
import { factAsked, factReply } from './fact-reply.ts'
import { goesBefore, surelyAsked } from './goes-before.ts'
import { languageOf } from './language.ts'
import { fromLastAnswer } from './last-answer.ts'
import { leadTo } from './leading-pages.ts'
import { asksWhetherMachine } from './machine.ts'
import { isManipulation } from './manipulation.ts'
import { offerFor, takeOffer } from './offers.ts'
import { fitsOpening, isOpening, type openings } from './openings.ts'
import { maySay } from './own-words.ts'
import { pointedOut, pointedReply } from './pointed.ts'
import { possibleAnswers } from './possible-answers.ts'
import { questionAsked } from './question-asked.ts'
import { questionReply } from './question-reply.ts'
import { questionsIn } from './questions-in.ts'
import { quote } from './quote.ts'
import { isKnownBetter, readingFor, readingReply } from './reading.ts'
import { searchFor } from './search-for.ts'
import { joinReplies } from './several-answers.ts'
import { smallTalkReply } from './small-talk.ts'
import { withoutStory } from './story.ts'
import { asksElse, isStrange } from './strange-questions.ts'

const mostSources = 3
/** A passage of another linked page is quoted too when its score is at least this share of the best one. */
const nearlyAsGood = 0.93
/** A shorter passage hardly answers: the next passage of the same page is quoted too. */
const shortCharacters = 220
/** With so few words, or a best passage less near than this, the opening of the page is quoted instead. */
const fewWords = 1
const hardlyNear = 0.3

/** A passage answers when it has this share of the question and is as near as this. */
const answers = { share: 0.6, near: 0.3 }

type Known = Pick<Knowledge, 'consult' | 'facts' | 'questions' | 'questionsLike' | 'corrected'>

/**
 * Answers without a provider: a fixed phrase, alone or with sentences quoted from the site word for word.
 * It never writes sentences of its own, so it cannot make anything up.
 */
export async function answerFrom(knowledge: Known, asked: Question): Promise<Reply> {
  const offered = takeOffer(asked)
  if (offered === 'declined') return courtesyReply('nod', asked)
  const history = onAnsweredPages(asked.history)
  const question = { ...asked, history, message: offered ?? asked.message }
  const { message } = question
  if (isManipulation(message)) return replyOf('refused', wordsFor(question).injection, [], true)
  const machine = asksWhetherMachine(message)
  if (machine) return replyOf('courtesy', machine, [], true)
  const courtesy = courtesyIn(message) ?? question.courtesy
  if (courtesy) return courtesyReply(courtesy, question)
  const talk = smallTalkReply(question)
  if (talk) return replyOf('courtesy', talk)
  if (asksAboutFiles(question)) return replyOf('answer', quoteFiles(question))
  if (isShownAbility(question)) return replyOf('courtesy', wordsFor(question).ability)
  const parts = questionsIn(message)
  const ask = (one: string) => answerOne(knowledge, { ...question, message: one })
  if (parts.length < 2) return withoutStory(message, await ask(message), ask)
  const replies: Reply[] = []
  for (const [place, part] of parts.entries()) {
    const before = parts.slice(0, place).map((content) => ({ role: 'user' as const, content }))
    const one = { ...question, message: part, history: [...history, ...before] }
    replies.push(await answerOne(knowledge, one, { isPart: true }))
  }
  return joinReplies(parts, replies)
}

/**
 * Answers one question: with a fact when it asks for one, otherwise with passages.
 * @param how `isPointed` when the message has named what it pointed at; `isPart` for one of several questions: the
 *   reply to all of them has no place for what else may be meant
 */
async function answerOne(
  knowledge: Known,
  question: Question,
  { isPointed = false, isPart = false } = {},
): Promise<Reply> {
  const { message } = question
  const spoken = factLanguageAmong(question)
  const language = spoken === 'fr' ? 'fr' : foreignIn(message)
  const corrected = spoken ? await knowledge.corrected(message, spoken) : message
  const sought = { ...question, message: writtenOut(corrected) }
  // The pages are in English.
  const inEnglish = spoken === 'fr' ? questionInEnglish(sought) : sought
  // Of a few French words nothing is left in English.
  const searched = inEnglish.message ? inEnglish : sought
  const [facts, near, { consultation, decision, tried }] = await Promise.all([
    knowledge.facts(),
    // The wordings of known questions have abbreviations too.
    questionAsked(knowledge, { ...question, message: corrected }, spoken),
    searchFor(knowledge, searched),
  ])
  const alone = tried[0]?.consultation ?? consultation
  const asked = near && isStrange(near, alone) ? undefined : near
  const known = asked?.isGuess ? undefined : asked
  const guess = asked?.isGuess && !isPart ? asked : undefined
  const links = linksTo(consultation.pages)
  if (known?.known.from === 'staff') {
    const pageText = textOfPage(known.known, consultation)
    if (pageText !== null) return questionReply(known, links, message, pageText)
  }
  const pointed =
    !isPointed && spoken === 'en' && !known?.isExact
      ? pointedOut(question, consultation)
      : undefined
  if (pointed && 'item' in pointed) return pointedReply(pointed.item, consultation, links)
  if (pointed) return answerOne(knowledge, { ...question, ...pointed }, { isPointed: true, isPart })
  const fact = factAsked(facts, question)
  const isOfFact = fact && !asksElse(fact, sought.message, consultation, searched.message)
  const read = spoken === 'en' ? readingFor(sought, tried) : undefined
  if (read?.isSure && !isKnownBetter(read, known, isOfFact ? fact : undefined))
    return readingReply(read, question, links)
  if (isOfFact && !goesBefore(known, fact)) return factReply(fact, links)
  // A question that goes on about a file is only answered from the site when it is known word for word.
  const continued = known?.isExact ? undefined : filesInstead(question, true)
  if (continued) return replyOf('answer', continued)
  const rival = known
    ? [...known.known.asked.en, known.known.say.en].join(' ')
    : consultation.found.find(isQuotable)?.text
  const isSure = (known?.chance ?? 0) >= surelyAsked
  const again = isSure ? undefined : fromLastAnswer(question, rival)
  if (again) return replyOf('answer', again, links)
  // The fixed phrase about prices belongs to one answer.
  if (known?.others && !isPart) return possibleAnswers(known, links)
  if (known && !known.known.isPageText) {
    const reply = questionReply(known, links, message)
    const isPrice = asksPrice.test(message) && known.known.source?.path.startsWith('/pricing')
    return isPrice ? { ...reply, text: `${wordsFor(question).pricing}\n\n${reply.text}` } : reply
  }
  const quoted = filesInstead(question, decision.kind === 'answer')
  if (quoted) return replyOf('answer', quoted)
  const pages = leadTo(consultation.pages, decision.subject, decision.nearness)
  if (language === 'fr' && guess) return possibleAnswers(guess, [])
  if (language) return replyOf('unsure', assistant.languages[language], linksTo(pages), true)
  if (read) return readingReply(read, question, links)
  const words = wordsFor(question)
  const reply =
    decision.kind === 'answer' ? answer(question, decision, pages, consultation) : undefined
  const isUnsure = decision.kind === 'unsure' || reply?.kind === 'unsure'
  if (guess && isUnsure) return possibleAnswers(guess, linksTo(pages))
  if (reply) return reply
  switch (decision.kind) {
    case 'answer':
    case 'unsure':
      return replyOf('unsure', words.unsure, linksTo(pages), true)
    case 'offTopic':
    case 'injection':
      return replyOf('refused', words[decision.kind], linksTo(pages), true)
    case 'greeting':
    case 'thanks':
      return courtesyReply(decision.kind, question)
    default:
      return replyOf('courtesy', words[decision.kind])
  }
}

/**
 * What the page that staff have chosen says to a question: its best passage, otherwise its opening.
 * Undefined where staff have written the answer themselves, null when the page says nothing any more.
 */
function textOfPage(
  { isPageText, source }: AnsweredQuestion,
  { found, openingOf }: Consultation,
): string | null | undefined {
  if (!isPageText) return undefined
  const page = source?.path.split('#')[0] ?? ''
  const best = found.find((one) => one.path === page && isQuotable(one)) ?? openingOf(page)
  return best ? quote(best) : null
}

/** The language of a message that is neither English nor French; two words can be enough. */
function foreignIn(message: string): keyof typeof assistant.languages | null {
  const told = languageOf(message) ?? surelySpokenIn(message)
  return told === 'en' ? null : told
}

/** Greets, thanks and nods in other words when the conversation has begun or has just said the same. */
function courtesyReply(courtesy: Courtesy, question: Question): Reply {
  const words = wordsFor(question)
  const { history } = question
  const last = history.findLast(({ role }) => role === 'assistant')?.content
  const again = { greeting: words.greetingAgain, thanks: words.thanksAgain }
  const text = { ...words, ...(history.length > 0 && again) }[courtesy]
  const other = { ...words, thanksAgain: words.thanks, greetingAgain: words.nodAgain, ...again }
  const said = last === text ? (courtesy === 'nod' ? words.nodAgain : other[courtesy]) : text
  return replyOf('courtesy', last === said ? words.nodAgain : said, [], courtesy === 'sorry')
}

/** The assistant's phrases in the language of the conversation: French or English. */
function wordsFor({ message, history }: Question) {
  const isFrench = spokenAmong(message, history) === 'fr'
  return isFrench
    ? { ...assistant, ...assistant.french, unsure: assistant.languages.fr }
    : assistant
}

/** Within a page, whose passages are all near, the words of the question count more than among pages. */
const wordsOnPage = 0.6

function bestOn({ passages }: RankedPage): Found | undefined {
  const most = Math.max(...passages.map(({ words }) => words), Number.EPSILON)
  const scoreOn = ({ nearness, words }: Found) => (nearness ?? 0) + (wordsOnPage * words) / most
  return passages.filter(isQuotable).toSorted((a, b) => scoreOn(b) - scoreOn(a))[0]
}

const isQuotable = ({ isLabel }: Passage) => !isLabel

function answer(
  question: Question,
  decision: Decision,
  pages: readonly RankedPage[],
  { found, openingOf, beginningOf, words }: Consultation,
): Reply {
  const sources = linksTo(pages)
  const intent = intentFor(decision.subject, decision.nearness, pages[0]?.path)
  const linked = found.filter(
    (passage) => isQuotable(passage) && sources.some(({ path }) => path === passage.path),
  )
  const [page] = pages
  const best = page && bestOn(page)
  const saysLittle = words.length <= fewWords || (best?.nearness ?? 1) < hardlyNear
  const opening = page && (saysLittle || !best) ? openingOf(page.path) : undefined
  const chosen = opening ?? best ?? linked[0] ?? found.find(isQuotable)
  // The answer to a question of the page is quoted from its beginning, which holds its yes or no.
  const first = chosen?.heading?.endsWith('?') ? beginningOf(chosen) : chosen
  const isNamed = words.length <= fewWords
  if (!first || !maySay(question, first) || (!isNamed && !answersIt(first, found))) {
    // The portal and a person answer by themselves, without a passage.
    const isForPeople =
      intent === 'person' || (intent === 'support' && fitsOpening(intent, question.message))
    if (isForPeople && intent === decision.subject)
      return { ...replyOf('answer', wordsFor(question)[intent], sources, true), intent }
    return replyOf('unsure', wordsFor(question).unsure, sources, true)
  }
  const phrase =
    intent === decision.subject && isOpening(intent) && fitsOpening(intent, question.message)
      ? wordsFor(question)[intent as (typeof openings)[number]]
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
    phrase,
    quote(first),
    second && second.path !== first.path && wordsFor(question).also,
    second && quote(second),
  ].filter(Boolean)
  const offersPerson = intent === 'person' || intent === 'pricing' || intent === 'support'
  const next = offerFor(intent, question)
  return { ...replyOf('answer', parts.join('\n\n'), sources, offersPerson), intent, next }
}

/** Whether a passage has most of the words of the question and its meaning; titles of pages are enough. */
function answersIt({ id }: Passage, found: readonly Found[]): boolean {
  const best = found.find((one) => one.id === id)
  if (!best) return false
  return best.share >= answers.share && (best.nearness ?? 1) >= answers.near
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
