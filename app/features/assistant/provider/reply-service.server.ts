import { assistantReply } from '#content/assistant-functions.ts'
import type { Question, Reply, Source } from '../assistant.ts'
import { createDraft } from './draft.ts'
import { repairRequest, replyInstructions, searchTool } from './instructions.server.ts'
import type { GivenText, ModelContext } from './model-context.ts'
import {
  askProvider,
  type OutsideApp,
  ProviderError,
  type ProviderTimeouts,
  tokensOf,
  timeouts as usual,
} from './provider-client.server.ts'
import { createRelease } from './release.ts'
import { messagesFor, most, sourcesAsData } from './reply-messages.server.ts'
import { createReplyReader } from './reply-reader.ts'
import { type Message, refusedBy } from './send-chat.server.ts'
import { type ChatEnd, streamChat } from './stream-chat.server.ts'

/** Tokens that are reserved for a reply. */
const replyTokens = 600
const mostSearches = 2
const mostSources = 3
const mostRefused = 8

type Compose = {
  question: Question
  context: ModelContext
  /** Aborts when the visitor has left. */
  signal?: AbortSignal
  /** Gets the sentences as they are checked. */
  onToken?: (text: string) => void
  timeouts?: ProviderTimeouts
}
type Drafted = ChatEnd &
  ReturnType<ReturnType<typeof createReplyReader>['finish']> & { raw: string }

/**
 * A reply written by the provider from the given texts alone. Each sentence is shown when it has been
 * checked; what fails is written again once, and otherwise left out. A reply that breaks off keeps its
 * sentences and says so.
 * @throws ProviderError when there is nothing to show, so that the caller answers itself
 */
export async function composeReply(app: OutsideApp, compose: Compose): Promise<Reply> {
  const { question, context, onToken = () => {} } = compose
  const release = createRelease(question, context, replyInstructions, onToken)
  const talk = messagesFor(question, context)

  /** One answer of the model to the talk so far. */
  async function draft(mayFail: boolean, tools: boolean): Promise<Drafted> {
    const reader = createReplyReader((text) => sentences.feed(text))
    const sentences = createDraft((sentence) => release.add(sentence, reader.head().kind))
    let raw = ''
    const reading = {
      feed(text: string) {
        raw += text
        reader.feed(text)
      },
      length: reader.length,
      isDone: release.hasEchoed,
    }
    const end = await ask(app, compose, { talk, tools, mayFail }, reading)
    const read = reader.finish(end.isCut)
    sentences.finish(end.isCut || read.text === '')
    return { ...end, ...read, raw: raw.slice(0, 4_000) }
  }

  let drafted = await draft(false, true)
  for (let search = 1; wordsSought(drafted).length > 0 && search <= mostSearches; search += 1) {
    talk.push(...(await found(context, drafted)))
    drafted = await draft(false, search < mostSearches)
  }
  const refused = release.refused().slice(0, mostRefused)
  if (refused.length > 0 && !drafted.isCut && !release.hasEchoed()) {
    const reasons = refused.map(({ text, faults }) => ({
      text,
      why: faults.map(({ kind, words }) => `${kind}: ${words}`).join('; '),
    }))
    talk.push(
      { role: 'assistant', content: drafted.raw },
      { role: 'user', content: repairRequest(reasons, release.text()) },
    )
    release.beginAgain()
    await draft(true, false).catch((error) => {
      if (!(error instanceof ProviderError) || error.fault === 'cancelled') throw error
    })
  }
  const { kind } = drafted
  release.settle(kind)
  return replyOf(app, release, drafted, compose)
}

type Talk = { talk: readonly Message[]; tools: boolean; mayFail: boolean }
type Reading = Parameters<typeof streamChat>[4]

/** Asks the provider for one answer to a talk. @throws ProviderError */
function ask(app: OutsideApp, compose: Compose, given: Talk, reading: Reading): Promise<ChatEnd> {
  const { signal, question, timeouts = usual } = compose
  const { talk, tools, mayFail } = given
  const estimate = tokensOf(talk.map(({ content }) => content).join('')) + replyTokens
  return askProvider(
    app,
    'chat',
    estimate,
    async (client, model, ai) => {
      const request = { model, messages: talk, tools: tools ? [searchTool] : undefined }
      const value = await streamChat(
        client,
        refusedBy(app, ai, model),
        request,
        { signal, timeouts },
        reading,
      )
      return { value, tokens: value.tokens ?? estimate }
    },
    { retry: timeouts.retry, conversationId: question.conversationId, isOptional: mayFail },
  )
}

/** What the model wants to search for: by its tool, or by its first line. */
function wordsSought({ calls, search }: Drafted): string[] {
  const asked = calls
    .filter(({ name }) => name === searchTool.name)
    .map(({ arguments: given }) => wordsIn(given))
  return [...asked, search ?? ''].filter(Boolean)
}

function wordsIn(given: string): string {
  try {
    const { words } = JSON.parse(given) as { words?: unknown }
    return typeof words === 'string' ? words.slice(0, 300) : ''
  } catch {
    return ''
  }
}

/** Searches, and gives the model what was found: as the results of its calls, or as the next message. */
async function found(context: ModelContext, { calls, search, raw }: Drafted): Promise<Message[]> {
  const results = async (words: string) => {
    const texts = words ? await context.search(words) : []
    context.given.push(...texts)
    return sourcesAsData(texts)
  }
  if (calls.length === 0)
    return [
      { role: 'assistant', content: raw },
      { role: 'user', content: await results(search ?? '') },
    ]
  const messages: Message[] = [{ role: 'assistant', content: '', calls }]
  for (const { id, arguments: given } of calls)
    messages.push({ role: 'tool', callId: id, content: await results(wordsIn(given)) })
  return messages
}

/** @throws ProviderError when nothing was shown that counts */
function replyOf(
  app: OutsideApp,
  release: ReturnType<typeof createRelease>,
  { kind, intent, isCut, text: drafted }: Drafted,
  { question, context, onToken = () => {} }: Compose,
): Reply {
  const { texts, files } = release.cited()
  const failed = release.hasEchoed()
    ? 'echo'
    : drafted
      ? 'ungrounded'
      : isCut
        ? 'failed'
        : 'malformed'
  const isBare = texts.length + files.length === 0
  if (release.text() === '' || (kind === 'answer' && isBare)) {
    app.log.warn({ function: 'chat', fault: failed }, 'the assistant answers alone')
    throw new ProviderError(failed)
  }
  const names = question.attachments.slice(0, most.attachments).map(({ name }) => name)
  const own = files.flatMap((one) => names[one - 1] ?? [])
  const notes = [own.length > 0 && assistantReply.fromFiles(own), isCut && assistantReply.cut]
  const note = notes.flatMap((one) => (one ? [`\n\n${one}`] : [])).join('')
  if (note) onToken(note)
  return {
    kind,
    intent,
    text: release.text() + note,
    sources: sourcesOf(kind === 'unsure' && isBare ? context.given : texts),
    offersPerson: kind === 'unsure' || kind === 'refused' || intent === 'person',
    provider: 'configured',
    quality: 'full',
  }
}

function sourcesOf(texts: readonly GivenText[]): Source[] {
  const sources = new Map(
    texts.filter(({ path }) => path).map(({ path, title }) => [path, { path, title }]),
  )
  return [...sources.values()].slice(0, mostSources)
}
