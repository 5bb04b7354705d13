import { assistantReply } from '#content/assistant-functions.ts'
import type { Passage, Question, Reply, Source } from '../assistant.ts'
import { replyInstructions } from './instructions.server.ts'
import {
  askProvider,
  type OutsideApp,
  ProviderError,
  type ProviderTimeouts,
  tokensOf,
  timeouts as usual,
} from './provider-client.server.ts'
import { createReplyReader } from './reply-reader.ts'
import { streamChat } from './stream-chat.server.ts'

const most = {
  passages: 10,
  passage: 2_000,
  attachments: 3,
  attachment: 8_000,
  message: 4_000,
  turns: 12,
}
/** Tokens that are reserved for a reply. */
const replyTokens = 600

type Compose = {
  question: Question
  /** The only source of the reply, the best first. */
  passages: readonly Passage[]
  /** Aborts when the visitor has left. */
  signal?: AbortSignal
  /** Gets the words as they arrive. */
  onToken?: (text: string) => void
  timeouts?: ProviderTimeouts
}

/**
 * A reply written by the provider from the passages alone. Its citations are checked against them and its
 * links come from them. A reply that breaks off keeps its words and says so.
 * @throws ProviderError when there is no usable reply, also after words were shown: the caller then
 * answers itself
 * and replaces them
 */
export function composeReply(
  app: OutsideApp,
  { question, passages, signal, onToken = () => {}, timeouts = usual }: Compose,
): Promise<Reply> {
  const given = passages.slice(0, most.passages)
  const messages = messagesFor(question, given)
  const estimate = tokensOf(messages.map(({ content }) => content).join('')) + replyTokens
  const ask = async (client: Parameters<typeof streamChat>[0], model: string) => {
    const reader = createReplyReader(onToken)
    const end = await streamChat(client, { model, messages, signal, timeouts }, reader)
    const { kind, intent, text, cited, citedFiles } = reader.finish(end.isCut)
    if (text === '') throw new ProviderError(end.isCut ? 'failed' : 'malformed')
    const sources = sourcesOf(cited, given)
    const files = filesOf(citedFiles, question)
    if (kind === 'answer' && sources.length === 0 && files.length === 0)
      throw new ProviderError('ungrounded')
    const notes = [
      files.length > 0 && assistantReply.fromFiles(files),
      end.isCut && assistantReply.cut,
    ]
    const note = notes.flatMap((one) => (one ? [`\n\n${one}`] : [])).join('')
    if (note) onToken(note)
    const value: Reply = {
      kind,
      intent,
      text: text + note,
      sources: kind === 'unsure' ? nearest(sources, given) : sources,
      offersPerson: kind === 'unsure' || kind === 'refused' || intent === 'person',
      provider: 'configured',
      quality: 'full',
    }
    return { value, tokens: end.tokens ?? estimate }
  }
  return askProvider(app, 'chat', estimate, ask, timeouts)
}

type Message = { role: 'system' | 'user' | 'assistant'; content: string }

function messagesFor({ message, history, attachments }: Question, passages: readonly Passage[]) {
  const data = [
    '<passages>',
    ...passages.map(
      ({ path, title, heading, text }, index) =>
        `<passage id="p${index + 1}" page="${inert(path)}">${inert(title)}${heading ? `: ${inert(heading)}` : ''}\n${inert(text.slice(0, most.passage))}</passage>`,
    ),
    '</passages>',
    ...attachments
      .slice(0, most.attachments)
      .map(
        ({ name, text }, index) =>
          `<attachment id="f${index + 1}" name="${inert(name)}">${inert(text.slice(0, most.attachment))}</attachment>`,
      ),
    `<question>${inert(message.slice(0, most.message))}</question>`,
  ]
  const turns: Message[] = history
    .slice(-most.turns)
    .map(({ role, content }) => ({ role, content: content.slice(0, most.message) }))
  return [
    { role: 'system', content: replyInstructions },
    ...turns,
    { role: 'user', content: data.join('\n') },
  ] satisfies Message[]
}

/** Escapes text, so that it cannot close the element around it. */
const inert = (text: string) =>
  text.toWellFormed().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function sourcesOf(cited: readonly number[], passages: readonly Passage[]): Source[] {
  const sources = new Map<string, Source>()
  for (const number of cited) {
    const passage = passages[number - 1]
    if (passage) sources.set(passage.path, { path: passage.path, title: passage.title })
  }
  return [...sources.values()].slice(0, 3)
}

/** The names of the given files that were cited. */
function filesOf(cited: readonly number[], { attachments }: Question): string[] {
  const given = attachments.slice(0, most.attachments)
  return given.flatMap(({ name }, place) => (cited.includes(place + 1) ? [name] : []))
}

function nearest(cited: readonly Source[], passages: readonly Passage[]): Source[] {
  return cited.length > 0
    ? [...cited]
    : sourcesOf(
        passages.map((_, index) => index + 1),
        passages,
      )
}
