/**
 * A piece of a model's answer.
 * - `text`: words, `thought`: reasoning, which is never shown
 * - `call`: a part of a call of a tool; parts with the same key belong together
 * - `end`: the model has finished, or was ended by a limit
 */
export type Piece =
  | { type: 'text'; text: string }
  | { type: 'thought' }
  | { type: 'call'; key: string; id?: string; name?: string; arguments?: string }
  | { type: 'tokens'; tokens: number }
  | { type: 'end'; isWhole: boolean }
  | { type: 'fault' }

type Loose = Record<string, unknown>

/**
 * The pieces of one event, or of a whole answer, in the shapes that endpoints send: chunks and completions
 * of chats, completions of texts, events and objects of responses, a message without its wrapping.
 * @throws TypeError when it is none of them
 */
export function piecesOf(given: unknown): Piece[] {
  const event = asObject(given)
  if (!event) throw new TypeError('no object')
  if (event.error) return [{ type: 'fault' }]
  const response = asObject(event.response)
  const usage = asObject(event.usage) ?? asObject(response?.usage)
  const tokens: Piece[] =
    typeof usage?.total_tokens === 'number' ? [{ type: 'tokens', tokens: usage.total_tokens }] : []
  if (typeof event.type === 'string' && event.type.startsWith('response.'))
    return [...ofResponseEvent(event.type, event), ...tokens]
  if (Array.isArray(event.output)) return [...ofOutput(event), ...tokens]
  if (Array.isArray(event.choices)) return [...event.choices.flatMap(ofChoice), ...tokens]
  if (event.message) return [...ofMessage(event.message), ...endOf(event.done_reason), ...tokens]
  if (event.choices !== undefined || event.output !== undefined) throw new TypeError('other shape')
  return tokens
}

function ofChoice(given: unknown): Piece[] {
  const choice = asObject(given)
  if (!choice) throw new TypeError('other shape')
  const said = choice.delta ?? choice.message ?? { content: choice.text }
  return [...ofMessage(said), ...endOf(choice.finish_reason)]
}

const endOf = (reason: unknown): Piece[] =>
  typeof reason === 'string' && reason !== ''
    ? [{ type: 'end', isWhole: reason !== 'length' && reason !== 'content_filter' }]
    : []

function ofMessage(given: unknown): Piece[] {
  const message = asObject(given)
  if (!message) return []
  const pieces: Piece[] = []
  if (message.reasoning_content || message.reasoning) pieces.push({ type: 'thought' })
  const text = textIn(message.content)
  if (text) pieces.push({ type: 'text', text })
  const calls = Array.isArray(message.tool_calls) ? message.tool_calls : []
  for (const [place, call] of calls.entries()) {
    const { index, id, function: asked } = asObject(call) ?? {}
    const { name, arguments: words } = asObject(asked) ?? {}
    const key = String(typeof index === 'number' ? index : place)
    pieces.push({
      type: 'call',
      key,
      id: textOr(id),
      name: textOr(name),
      arguments: wordsOf(words),
    })
  }
  return pieces
}

/** The text of a message, which may come in parts; parts with reasoning are left out. */
function textIn(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content
    .map((part) => {
      const { type, text } = asObject(part) ?? {}
      return (type === 'text' || type === 'output_text') && typeof text === 'string' ? text : ''
    })
    .join('')
}

function ofResponseEvent(type: string, event: Loose): Piece[] {
  if (type === 'response.output_text.delta')
    return [{ type: 'text', text: textOr(event.delta) ?? '' }]
  if (type.startsWith('response.reasoning')) return [{ type: 'thought' }]
  if (type === 'response.output_item.done') return callOf(event.item)
  if (type === 'response.completed') return [{ type: 'end', isWhole: true }]
  if (type === 'response.incomplete') return [{ type: 'end', isWhole: false }]
  return type === 'response.failed' ? [{ type: 'fault' }] : []
}

function ofOutput({ output, status }: Loose): Piece[] {
  const items = output as unknown[]
  const isWhole = status === undefined || status === 'completed'
  const pieces = items.flatMap((item): Piece[] => {
    const { type, content } = asObject(item) ?? {}
    if (type === 'reasoning') return [{ type: 'thought' }]
    if (type === 'function_call') return callOf(item)
    const text = textIn(content)
    return text ? [{ type: 'text', text }] : []
  })
  return [...pieces, { type: 'end', isWhole }]
}

function callOf(item: unknown): Piece[] {
  const { type, call_id: id, name, arguments: words } = asObject(item) ?? {}
  if (type !== 'function_call') return []
  const key = textOr(id) ?? '0'
  return [{ type: 'call', key, id: textOr(id), name: textOr(name), arguments: wordsOf(words) }]
}

const asObject = (value: unknown): Loose | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Loose)
    : undefined
const textOr = (value: unknown) => (typeof value === 'string' ? value : undefined)
/** Some endpoints send the arguments of a call as an object. */
const wordsOf = (value: unknown) => (asObject(value) ? JSON.stringify(value) : textOr(value))
