import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type AiScript, type Scripted, scripted } from './ai-scripts.ts'

/** How the provider behaves; `once` modes return to `ok` after their first answer. */
export type AiMode =
  | 'ok'
  | '401'
  | '429'
  | '429 once'
  | '500'
  | '500 once'
  | 'malformed'
  | 'time-out'
  | 'cut'
  | 'never-ending'
  | 'sound without end'
  | 'fault in the stream'

/**
 * The shape of a chat's answers: events of chats or of responses, either as one object although a stream
 * was asked for, or a fenced text.
 */
export type AiShape =
  | 'chat'
  | 'chat object'
  | 'text object'
  | 'responses'
  | 'responses object'
  | 'lines'
  | 'fenced'

export type AiRequest = { path: string; body: string; authorization: string | undefined }

const mp3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)])

/** A server that speaks the protocol of OpenAI: chat, also streamed, vision, transcription, speech. */
export async function startAiServer() {
  const state = {
    mode: 'ok' as AiMode,
    /** What a chat answers; null lets the script answer. */
    reply: null as string | null,
    script: 'good' as AiScript,
    shape: 'chat' as AiShape,
    /** What the endpoint refuses with 400, or does not have (404). */
    refuses: [] as ('tools' | 'stream_options' | 'chats')[],
    /** Milliseconds between two pieces of a stream. */
    pause: 0,
    poured: 0,
    /** Called before each piece of a stream is sent. */
    onPiece: async (_place: number) => {},
    /** What it says with a status that is no success. */
    errorText: 'refused',
    /** What a picture shows and a recording says. */
    text: 'Permit 4471',
    requests: [] as AiRequest[],
  }
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const { authorization } = request.headers
    state.requests.push({ path: request.url ?? '', body, authorization })
    const { mode } = state
    if (mode.endsWith('once')) state.mode = 'ok'
    if (!refuse(mode, response, state) && !refusePart(request.url ?? '', body, state, response))
      answer(request.url ?? '', body, mode, state, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return Object.assign(state, {
    env: {
      AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      AI_API_KEY: 'key-of-the-test',
      AI_CHAT_MODEL: 'chat-model',
      AI_VISION_MODEL: 'vision-model',
      AI_TRANSCRIBE_MODEL: 'transcribe-model',
      AI_SPEECH_MODEL: 'speech-model',
    },
    close() {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  })
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  // A file keeps its bytes, a text its letters.
  const isText = request.headers['content-type']?.includes('json')
  return Buffer.concat(pieces).toString(isText ? 'utf8' : 'latin1')
}

/** Whether the mode alone decides the answer. */
function refuse(mode: AiMode, response: ServerResponse, { errorText }: State): boolean {
  if (mode === 'time-out') return true
  const status = Number.parseInt(mode, 10)
  if (!status) return false
  const headers = status === 429 ? { 'retry-after': mode === '429' ? '30' : '0' } : {}
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify({ error: { message: errorText } }))
  return true
}

/** Whether the endpoint refuses what was asked for. */
function refusePart(path: string, body: string, state: State, response: ServerResponse): boolean {
  const { refuses, errorText } = state
  const isMissing = refuses.includes('chats') && path.endsWith('/chat/completions')
  const isRefused = ['tools', 'stream_options'].some(
    (name) => refuses.some((one) => one === name) && body.includes(`"${name}":`),
  )
  if (!isMissing && !isRefused) return false
  response.writeHead(isMissing ? 404 : 400, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ error: { message: errorText } }))
  return true
}

type State = {
  reply: string | null
  text: string
  script: AiScript
  shape: AiShape
  refuses: string[]
  pause: number
  /** Megabytes of a sound without end. */
  poured: number
  errorText: string
  onPiece: (place: number) => Promise<void>
}

/** Sends sound until nobody listens. */
function pour(response: ServerResponse, state: State): void {
  response.write(mp3)
  const more = () => {
    while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024))) state.poured += 1
    state.poured += 1
    if (!response.destroyed) response.once('drain', more)
  }
  more()
}

function answer(path: string, body: string, mode: AiMode, state: State, response: ServerResponse) {
  if (path.endsWith('/models')) return sendJson(response, { object: 'list', data: [] })
  if (mode === 'malformed' && !body.includes('"stream":true')) {
    response.writeHead(200, { 'content-type': 'application/json' })
    return response.end('{"choices": 7')
  }
  if (path.endsWith('/audio/speech')) {
    response.writeHead(200, { 'content-type': 'audio/mpeg' })
    if (mode === 'sound without end') return pour(response, state)
    return response.end(mp3)
  }
  if (path.endsWith('/audio/transcriptions')) return sendJson(response, { text: state.text })
  const isChat = path.endsWith('/chat/completions') || path.endsWith('/responses')
  if (isChat && !body.includes('"image_url"')) return chat(body, mode, state, response)
  const message = { role: 'assistant', content: state.text }
  const usage = { prompt_tokens: 90, completion_tokens: 10, total_tokens: 100 }
  return sendJson(response, { choices: [{ index: 0, message, finish_reason: 'stop' }], usage })
}

function sendJson(response: ServerResponse, value: object) {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(value))
}

const usage = { prompt_tokens: 180, completion_tokens: 20, total_tokens: 200 }

function chat(body: string, mode: AiMode, state: State, response: ServerResponse) {
  const made = state.reply === null ? scripted(state.script, body) : { reply: state.reply }
  const given: Scripted =
    state.shape === 'fenced' ? { ...made, reply: `\`\`\`text\n${made.reply}\n\`\`\`` } : made
  const isStream = body.includes('"stream":true')
  if (state.shape.startsWith('responses')) return sendResponse(given, isStream, state, response)
  if (state.shape === 'text object')
    return sendJson(response, { choices: [{ text: given.reply, finish_reason: 'stop' }], usage })
  if (!isStream || state.shape === 'chat object') {
    const { reply, thoughts, search } = given
    const message = {
      ...{ role: 'assistant', content: reply, reasoning_content: thoughts },
      ...(search && { tool_calls: [callOf(search)] }),
    }
    return sendJson(response, { choices: [{ index: 0, message, finish_reason: 'stop' }], usage })
  }
  return stream(mode, given, state, response)
}

const callOf = (search: string) => ({
  ...{ index: 0, id: 'call-1', type: 'function' },
  function: { name: 'search', arguments: JSON.stringify({ words: search }) },
})

/** In pieces that do not end at words. */
const piecesOf = (text: string): string[] => text.match(/[\s\S]{1,7}/g) ?? []

const later = (milliseconds: number) =>
  new Promise((done) => (milliseconds ? setTimeout(done, milliseconds) : setImmediate(done)))

async function stream(mode: AiMode, given: Scripted, state: State, response: ServerResponse) {
  const isLines = state.shape === 'lines'
  const type = isLines ? 'application/x-ndjson' : 'text/event-stream'
  response.writeHead(200, { 'content-type': type })
  const send = (value: object) =>
    response.write(isLines ? `${JSON.stringify(value)}\n` : `data: ${JSON.stringify(value)}\n\n`)
  const said = (delta: object) => send({ choices: [{ index: 0, delta, finish_reason: null }] })
  if (mode === 'malformed') return response.end('data: {"choices": 7\n\n')
  for (const thought of piecesOf(given.thoughts ?? '')) said({ reasoning_content: thought })
  if (given.search) said({ tool_calls: [callOf(given.search)] })
  const pieces = piecesOf(given.reply)
  const shown = mode === 'cut' ? pieces.slice(0, Math.ceil(pieces.length / 2)) : pieces
  for (const [place, content] of shown.entries()) {
    await state.onPiece(place)
    if (state.pause) await later(state.pause)
    said({ content })
  }
  if (mode === 'fault in the stream') {
    send({ error: { message: state.errorText } })
    return response.end()
  }
  if (mode === 'cut') return setImmediate(() => response.destroy())
  if (mode === 'never-ending') return goOn(response, (content) => said({ content }))
  send({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })
  send({ choices: [], usage })
  return response.end(isLines ? '' : 'data: [DONE]\n\n')
}

/** Answers as the newer address of OpenAI's protocol does. */
function sendResponse(
  { reply, search, thoughts }: Scripted,
  isStream: boolean,
  { shape }: State,
  response: ServerResponse,
) {
  const call = search && {
    ...{ type: 'function_call', call_id: 'call-1', name: 'search' },
    arguments: JSON.stringify({ words: search }),
  }
  const message = { type: 'message', content: [{ type: 'output_text', text: reply }] }
  const output = [...(thoughts ? [{ type: 'reasoning', summary: [] }] : []), call || message]
  const whole = { status: 'completed', output, usage }
  if (!isStream || shape === 'responses object') return sendJson(response, whole)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (type: string, value: object) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...value })}\n\n`)
  send('response.created', { response: {} })
  if (call) send('response.output_item.done', { item: call })
  else for (const delta of piecesOf(reply)) send('response.output_text.delta', { delta })
  send('response.completed', { response: whole })
  return response.end()
}

function goOn(response: ServerResponse, token: (text: string) => void) {
  const more = setInterval(() => token(' and so on and on and on and on and on.'.repeat(4)), 2)
  response.on('close', () => clearInterval(more))
}
