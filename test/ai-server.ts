import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

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

export type AiRequest = { path: string; body: string; authorization: string | undefined }

const mp3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)])

/** A server that speaks the protocol of OpenAI: chat, also streamed, vision, transcription, speech. */
export async function startAiServer() {
  const state = {
    mode: 'ok' as AiMode,
    /** What a chat answers. */
    reply: '#answer company\nWe build platforms for governments. [p1]',
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
    if (!refuse(mode, response)) answer(request.url ?? '', body, mode, state, response)
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
  return Buffer.concat(pieces).toString('latin1')
}

/** Whether the mode alone decides the answer. */
function refuse(mode: AiMode, response: ServerResponse): boolean {
  if (mode === 'time-out') return true
  const status = Number.parseInt(mode, 10)
  if (!status) return false
  const headers = status === 429 ? { 'retry-after': mode === '429' ? '30' : '0' } : {}
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify({ error: { message: `status ${status}` } }))
  return true
}

type State = { reply: string; text: string }

function answer(path: string, body: string, mode: AiMode, state: State, response: ServerResponse) {
  if (path.endsWith('/models')) return sendJson(response, { object: 'list', data: [] })
  if (mode === 'malformed' && !body.includes('"stream":true')) {
    response.writeHead(200, { 'content-type': 'application/json' })
    return response.end('{"choices": 7')
  }
  if (path.endsWith('/audio/speech')) {
    response.writeHead(200, { 'content-type': 'audio/mpeg' })
    return response.end(mp3)
  }
  if (path.endsWith('/audio/transcriptions')) return sendJson(response, { text: state.text })
  if (body.includes('"stream":true')) return stream(mode, state.reply, response)
  const message = { role: 'assistant', content: state.text }
  const usage = { prompt_tokens: 90, completion_tokens: 10, total_tokens: 100 }
  return sendJson(response, { choices: [{ index: 0, message, finish_reason: 'stop' }], usage })
}

function sendJson(response: ServerResponse, value: object) {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(value))
}

function stream(mode: AiMode, reply: string, response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (value: object) => response.write(`data: ${JSON.stringify(value)}\n\n`)
  const token = (content: string) =>
    send({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })
  if (mode === 'malformed') return response.end('data: {"choices": 7\n\n')
  // In pieces that do not end at words.
  const pieces = reply.match(/[\s\S]{1,7}/g) ?? []
  const shown = mode === 'cut' ? pieces.slice(0, Math.ceil(pieces.length / 2)) : pieces
  for (const piece of shown) token(piece)
  if (mode === 'cut') return setImmediate(() => response.destroy())
  if (mode === 'never-ending') return goOn(response, token)
  send({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })
  send({ choices: [], usage: { prompt_tokens: 180, completion_tokens: 20, total_tokens: 200 } })
  return response.end('data: [DONE]\n\n')
}

function goOn(response: ServerResponse, token: (text: string) => void) {
  const more = setInterval(() => token(' and so on and on and on and on and on.'.repeat(4)), 2)
  response.on('close', () => clearInterval(more))
}
