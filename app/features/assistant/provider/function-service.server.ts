import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { functionFaults as copy } from '#content/assistant-functions.ts'
import type { AssistantFunction, ProviderName, Quality } from '../assistant.ts'
import { functionLimits } from '../engines/function-limits.ts'
import { readPictureText } from '../engines/reading-service.server.ts'
import { hearSpeech, speakText } from '../engines/voice-service.server.ts'
import type { AssistantMode } from './assistant-settings.ts'
import { breakerOf, modelFor } from './capabilities-service.server.ts'
import { decodeBase64, decodeDataUrl, pictureType, recordingType } from './encoded-bytes.server.ts'
import { ProviderError } from './provider-client.server.ts'
import { sayText, seePicture, writeDown } from './provider-functions.server.ts'

type By = { provider: ProviderName; quality: Quality }

const builtin: By = { provider: 'builtin', quality: 'basic' }

/**
 * The text in a picture.
 * @param image a data URL
 * @param asker the address it came from
 * @throws AppError with a text for the visitor
 */
export async function readPicture(
  app: App,
  mode: AssistantMode,
  image: string,
  asker: string,
): Promise<By & { text: string }> {
  const bytes = decodeDataUrl(image)
  if (!bytes) throw new AppError('invalid', copy.image.missing)
  if (bytes.length > functionLimits.ocr.bytes) throw new AppError('too_large', copy.image.tooLarge)
  const type = pictureType(bytes)
  if (!type) throw new AppError('unsupported', copy.image.type)
  const answer = await withFallback(app, mode, 'ocr', {
    outside: type === 'image/tiff' ? undefined : () => seePicture(app, bytes, type),
    own: () => readPictureText(app, bytes, asker),
  })
  if (answer.value === '') throw new AppError('invalid', copy.image.noText)
  return { text: answer.value, ...answer.by }
}

/** A text as an MP3. @throws AppError with a text for the visitor */
export async function speakAloud(
  app: App,
  mode: AssistantMode,
  { text, voice }: { text: string; voice: string },
  asker: string,
): Promise<By & { audioContent: string }> {
  if (text.length > functionLimits.speech.characters)
    throw new AppError('too_large', copy.speech.tooLong)
  if (text.trim() === '') throw new AppError('invalid', copy.speech.silent)
  const { value, by } = await withFallback(app, mode, 'speech', {
    outside: () => sayText(app, text, voice),
    own: () => speakText(app, text, asker),
  })
  return { audioContent: Buffer.from(value).toString('base64'), ...by }
}

/**
 * The text of a recording.
 * @param recording in base64; `isDraft`: it goes on, and the text is only a look at what is heard so far; empty when
 * there is nothing yet
 * @param texts gives what the built-in recogniser can be asked about
 * @param asker the address it came from
 * @throws AppError with a text for the visitor
 */
export async function transcribe(
  app: App,
  mode: AssistantMode,
  { audio, isDraft = false }: { audio: string; isDraft?: boolean },
  texts: () => readonly string[],
  asker: string,
): Promise<By & { text: string }> {
  const bytes = decodeBase64(audio.replace(/^data:[\w/+.;=-]{0,80};base64,/i, ''))
  if (!bytes) throw new AppError('invalid', copy.audio.missing)
  if (bytes.length > functionLimits.voice.bytes)
    throw new AppError('too_large', copy.audio.tooLarge)
  const type = recordingType(bytes)
  if (!type) throw new AppError('unsupported', copy.audio.type)
  const { value, by } = await withFallback(app, mode, 'voice', {
    outside: () => writeDown(app, { bytes, type, isDraft }),
    own: () => {
      if (type !== 'webm') throw new AppError('unsupported', copy.audio.type)
      return hearSpeech(app, { bytes, isDraft }, texts, asker)
    },
  })
  if (value === '' && !isDraft) throw new AppError('invalid', copy.audio.silent)
  return { text: value, ...by }
}

/** Asks the configured provider, and the built-in engine when there is no provider or it fails. */
async function withFallback<T>(
  app: App,
  mode: AssistantMode,
  name: AssistantFunction,
  ways: { outside: (() => Promise<T>) | undefined; own: () => T | Promise<T> },
): Promise<{ value: T; by: By }> {
  const isWorthAsking =
    mode === 'configured' && modelFor(app, name) !== undefined && !breakerOf(app, name).isOpen()
  if (ways.outside && isWorthAsking) {
    try {
      return { value: await ways.outside(), by: { provider: 'configured', quality: 'full' } }
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
    }
  }
  return { value: await ways.own(), by: builtin }
}
