import { functionLimits } from '../engines/function-limits.ts'
import { pictureInstructions } from './instructions.server.ts'
import {
  askProvider,
  type OutsideApp,
  ProviderError,
  timeouts,
  tokensOf,
} from './provider-client.server.ts'
import { withoutReasoning } from './reasoning-filter.ts'

const mostText = 60_000
const mostSound = 8 * 1024 * 1024
/** Tokens that the largest picture and its text may take. */
const pictureTokens = 4_000
/** Tokens for each second of sound. */
const tokensPerSecond = 25
/** Of the chat's recorder, 32 kbit/s. */
const bytesPerSecond = 4_000

/** The text in a picture, read by the configured provider. @throws ProviderError */
export function seePicture(
  app: OutsideApp,
  bytes: Buffer,
  type: string,
  { whole, retry } = timeouts,
): Promise<string> {
  const url = `data:${type};base64,${bytes.toString('base64')}`
  return askProvider(
    app,
    'ocr',
    pictureTokens,
    async (client, model) => {
      const { choices, usage } = await client.chat.completions.create(
        {
          model,
          messages: [
            { role: 'system', content: pictureInstructions.system },
            { role: 'user', content: [{ type: 'image_url', image_url: { url } }] },
          ],
        },
        { signal: AbortSignal.timeout(whole) },
      )
      const text = textIn(choices?.[0]?.message?.content)
      const value = text === pictureInstructions.nothing ? '' : text
      return { value, tokens: usage?.total_tokens ?? pictureTokens }
    },
    { retry },
  )
}

/** The text as an MP3, spoken by the configured provider. @throws ProviderError */
export function sayText(
  app: OutsideApp,
  text: string,
  voice: string,
  { whole, retry } = timeouts,
): Promise<Uint8Array> {
  return askProvider(
    app,
    'speech',
    tokensOf(text),
    async (client, model) => {
      const response = await client.audio.speech.create(
        { model, voice, input: text, response_format: 'mp3' },
        { signal: AbortSignal.timeout(whole) },
      )
      const value = await soundIn(response)
      if (!isMp3(value)) throw new ProviderError('malformed')
      return { value, tokens: tokensOf(text) }
    },
    { retry },
  )
}

/** Reads what may have no end. @throws ProviderError when it is longer than any answer */
async function soundIn({ body }: Response): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body ?? []) {
    size += piece.length
    if (size > mostSound) throw new ProviderError('malformed')
    pieces.push(piece)
  }
  return new Uint8Array(Buffer.concat(pieces))
}

type Sound = { bytes: Buffer; type: string; isDraft: boolean }

/**
 * What is said in a recording, written down by the configured provider. Of one that goes on, only what there
 * is counts, and a failure is none of the provider.
 * @throws ProviderError
 */
export function writeDown(
  app: OutsideApp,
  { bytes, type, isDraft }: Sound,
  { whole, retry } = timeouts,
): Promise<string> {
  const longest = functionLimits.voice.seconds
  const seconds = isDraft ? Math.min(longest, Math.ceil(bytes.length / bytesPerSecond)) : longest
  const tokens = seconds * tokensPerSecond
  return askProvider(
    app,
    'voice',
    tokens,
    async (client, model) => {
      const file = new File([new Uint8Array(bytes)], `recording.${type}`, { type: `audio/${type}` })
      const { text } = await client.audio.transcriptions.create(
        { model, file },
        { signal: AbortSignal.timeout(whole) },
      )
      return { value: textIn(text), tokens }
    },
    { retry: isDraft ? 0 : retry, isOptional: isDraft },
  )
}

function textIn(given: unknown): string {
  if (typeof given !== 'string' || given.length > mostText) throw new ProviderError('malformed')
  return withoutReasoning(given).toWellFormed().replaceAll('\0', '').trim()
}

function isMp3(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes
  const isTagged = first === 0x49 && second === 0x44 && third === 0x33
  return isTagged || (first === 0xff && (second & 0xe0) === 0xe0)
}
