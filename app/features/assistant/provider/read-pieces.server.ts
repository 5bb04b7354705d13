import { type Piece, piecesOf } from './pieces.ts'

/** The most characters of an answer with everything around its words. */
const mostCharacters = 4_000_000

/**
 * Reads an answer as it arrives: events, lines of JSON, or one JSON object although a stream was asked for.
 * @throws SyntaxError or TypeError when it is none of them
 */
export async function* readPieces(response: Response): AsyncGenerator<Piece> {
  const decoder = new TextDecoder()
  let [line, rest, received] = ['', '', 0]
  for await (const bytes of response.body ?? []) {
    const text = decoder.decode(bytes, { stream: true })
    received += text.length
    if (received > mostCharacters) return
    const lines = (line + text).split(/\r\n|\n|\r(?!$)/)
    line = lines.pop() ?? ''
    for (const one of lines) yield* take(one)
  }
  yield* take(line)
  if (rest.trim()) yield* piecesOf(JSON.parse(rest))

  function* take(given: string): Generator<Piece> {
    const [, field, value = ''] = /^(data|event|id|retry|):(.*)$/.exec(given) ?? []
    if (field === 'data') {
      const data = value.trim()
      if (data === '[DONE]') yield { type: 'end', isWhole: true }
      else if (data) yield* piecesOf(JSON.parse(data))
    } else if (field === undefined && given.trim()) {
      const whole = rest === '' ? parsed(given) : undefined
      if (whole) yield* piecesOf(whole)
      else rest += `${given}\n`
    }
  }
}

/** A line of JSON; undefined while the object goes on. */
function parsed(line: string): unknown {
  if (!/^\s*\{.*\}\s*$/.test(line)) return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
