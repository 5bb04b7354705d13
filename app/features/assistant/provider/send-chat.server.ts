import type { OpenAI } from 'openai'
import type { App } from '#app/platform/app.server.ts'

export type Call = { id: string; name: string; arguments: string }
export type Message =
  | { role: 'system' | 'user' | 'assistant'; content: string }
  | { role: 'assistant'; content: string; calls: readonly Call[] }
  | { role: 'tool'; callId: string; content: string }
export type Tool = { name: string; description: string; parameters: Record<string, unknown> }
export type ChatRequest = {
  model: string
  messages: readonly Message[]
  tools?: readonly Tool[]
  /** An answer that nobody reads while it is written. */
  isWhole?: boolean
}

/** What an endpoint has refused for a model: it is not asked for it again. */
export type Refused = { tools: boolean; streamOptions: boolean; chats: boolean }

declare module '#app/platform/app.server.ts' {
  interface App {
    /** What the provider has refused, by its address and model. */
    providerRefusals: Map<string, Refused>
  }
}

/** What the endpoint of these settings has refused for a model. */
export function refusedBy(
  { providerRefusals }: Pick<App, 'providerRefusals'>,
  { baseUrl }: Pick<NonNullable<App['config']['ai']>, 'baseUrl'>,
  model: string,
): Refused {
  const key = `${baseUrl} ${model}`
  const known = providerRefusals.get(key) ?? { tools: false, streamOptions: false, chats: false }
  providerRefusals.set(key, known)
  return known
}

const statusOf = (error: unknown) => (error as { status?: number }).status
const isRefused = (error: unknown) => [400, 404, 405, 415, 422, 501].includes(statusOf(error) ?? 0)

/**
 * Asks for an answer, without tools or options that the endpoint refuses, and by the way of responses where
 * it has no chats.
 * @param known what it has refused before; what it refuses now is added
 */
export async function sendChat(
  client: OpenAI,
  known: Refused,
  request: ChatRequest,
  signal: AbortSignal,
): Promise<Response> {
  const attempts: Partial<Refused>[] = [{}]
  if (request.tools && !known.tools) attempts.push({ tools: true })
  if (!known.streamOptions && !request.isWhole) attempts.push({ tools: true, streamOptions: true })
  let last: unknown
  for (const attempt of attempts) {
    const without = { ...known, ...attempt }
    try {
      const response = await post(client, request, without, signal)
      Object.assign(known, attempt)
      return response
    } catch (error) {
      if (!isRefused(error)) throw error
      last ??= error
      // The address itself is not there.
      if ([404, 405, 501].includes(statusOf(error) ?? 0)) break
    }
  }
  if (known.chats || ![404, 405, 501].includes(statusOf(last) ?? 0)) throw last
  const response = await post(client, request, { ...known, chats: true }, signal).catch((error) => {
    throw isRefused(error) ? last : error
  })
  known.chats = true
  return response
}

function post(client: OpenAI, request: ChatRequest, without: Refused, signal: AbortSignal) {
  const { model, messages, isWhole = false } = request
  const tools = without.tools ? undefined : request.tools
  const stream = !isWhole
  const body = without.chats
    ? { model, stream, store: false, ...asInput(messages), tools: tools?.map(asFlatTool) }
    : {
        model,
        stream,
        messages: messages.map(asChatMessage),
        ...(stream && !without.streamOptions && { stream_options: { include_usage: true } }),
        tools: tools?.map((tool) => ({ type: 'function', function: tool })),
      }
  const path = without.chats ? '/responses' : '/chat/completions'
  const headers = { accept: stream ? 'text/event-stream, application/json' : 'application/json' }
  return client.post(path, { body, signal, headers, stream }).asResponse()
}

const asFlatTool = (tool: Tool) => ({ type: 'function', ...tool })

function asChatMessage(message: Message) {
  if (message.role === 'tool')
    return { role: 'tool', tool_call_id: message.callId, content: message.content }
  if (!('calls' in message)) return message
  const calls = message.calls.map(({ id, ...asked }) => ({ id, type: 'function', function: asked }))
  return { role: message.role, content: message.content || null, tool_calls: calls }
}

function asInput(messages: readonly Message[]) {
  const instructions = messages.find(({ role }) => role === 'system')?.content
  const input = messages.flatMap((message): object[] => {
    if (message.role === 'system') return []
    if (message.role === 'tool')
      return [{ type: 'function_call_output', call_id: message.callId, output: message.content }]
    const { role, content } = message
    const said = content ? [{ role, content }] : []
    if (!('calls' in message)) return said
    const calls = message.calls.map(({ id, name, arguments: words }) => ({
      ...{ type: 'function_call', call_id: id, name, arguments: words },
    }))
    return [...said, ...calls]
  })
  return { instructions, input }
}
