import { assistant } from '#content/assistant.ts'
import type { Question, Reply, Source } from '../assistant.ts'
import type { Found, Knowledge, RankedPage } from '../knowledge/knowledge-service.server.ts'
import { asksAboutFiles, quoteFiles } from './attachments.ts'
import { courtesyIn } from './courtesy.ts'
import { type Decision, decide, intentFor } from './decision.ts'
import { wholeQuestion } from './follow-up.ts'
import { leadTo } from './leading-pages.ts'
import { isManipulation } from './manipulation.ts'

const mostSources = 3
/** A second passage is said, too, when it fits nearly as well and stands on a linked page. */
const nearlyAsGood = 0.93
/** Less than this hardly answers: the next passage of the same page is said, too. */
const shortCharacters = 100

/**
 * The answer that needs nothing configured: sentences of the site word for word below a fixed phrase, or
 * a fixed phrase alone. Nothing in it is made up, because nothing in it is made.
 */
export async function answerFrom(
  knowledge: Pick<Knowledge, 'consult'>,
  question: Question,
): Promise<Reply> {
  const { message } = question
  if (isManipulation(message)) return said('refused', assistant.injection, [], true)
  const courtesy = courtesyIn(message)
  if (courtesy) return said('courtesy', assistant[courtesy])
  const aboutFiles = asksAboutFiles(question)
  const consultation = await knowledge.consult(wholeQuestion(question))
  if (aboutFiles) {
    const text = quoteFiles(question)
    return said('answer', text, linksTo(consultation.pages))
  }
  const decision = decide(consultation)
  const pages = leadTo(consultation.pages, decision.subject, decision.nearness)
  switch (decision.kind) {
    case 'answer':
      return answer(decision, pages, consultation.found)
    case 'unsure':
      return said('unsure', assistant.unsure, linksTo(pages), true)
    case 'offTopic':
    case 'injection':
      return said('refused', assistant[decision.kind], linksTo(pages), true)
    default:
      return said('courtesy', assistant[decision.kind])
  }
}

function answer(decision: Decision, pages: readonly RankedPage[], found: readonly Found[]): Reply {
  const sources = linksTo(pages)
  const intent = intentFor(decision.subject, decision.nearness, pages[0]?.path)
  const linked = found.filter(({ path }) => sources.some((source) => source.path === path))
  const first = pages[0]?.passages[0] ?? linked[0] ?? found[0]
  if (!first) return said('unsure', assistant.unsure, sources, true)
  const opening =
    intent === decision.subject && intent in openings
      ? openings[intent as keyof typeof openings]
      : null
  const others = linked.filter(({ id }) => id !== first.id)
  const isShort = first.text.length < shortCharacters
  const second =
    (isShort && others.find(({ path }) => path === first.path)) ||
    // Where one page is the right one, what stands on others leads away from it.
    (opening === null &&
      others.find(({ path, score }) => path !== first.path && score >= first.score * nearlyAsGood))
  const parts = [opening, quote(first), second && quote(second)].filter(Boolean)
  const offersPerson = intent === 'person' || intent === 'pricing' || intent === 'support'
  return { ...said('answer', parts.join('\n\n'), sources, offersPerson), intent }
}

const openings = {
  pricing: assistant.pricing,
  timeline: assistant.timeline,
  careers: assistant.careers,
  support: assistant.support,
  person: assistant.person,
}

/** A passage as it stands; a list below its heading, line by line. */
function quote({ heading, text }: Found): string {
  if (!text.includes('\n')) return text
  const lines = text.split('\n').map((line) => `- ${line}`)
  return [heading, ...lines].filter(Boolean).join('\n')
}

function linksTo(pages: readonly RankedPage[]): Source[] {
  return pages.slice(0, mostSources).map(({ path, title }) => ({ path, title }))
}

function said(
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
