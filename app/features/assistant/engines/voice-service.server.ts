import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { WorkerFailed } from '#app/platform/worker.ts'
import { functionFaults as copy } from '#content/assistant-functions.ts'
import { runEngine, voiceWorker } from './engine-worker.server.ts'
import type { VoiceAnswer, VoiceTask } from './voice-program.server.ts'

type Thrifty = Pick<App, 'workers' | 'log'>

/**
 * A text as an MP3, in the built-in voice.
 * @param asker the address that it is for
 * @throws AppError `invalid` when nothing in it can be pronounced, `rate_limited`, `unavailable`
 */
export async function speakText(app: Thrifty, text: string, asker: string): Promise<Uint8Array> {
  const { mp3 } = await work(app, asker, { kind: 'speak', text })
  if (!mp3) throw new AppError('invalid', copy.speech.silent)
  return mp3
}

/**
 * The text of a WebM recording with Opus sound. The speaker checks it before it is sent.
 * @param texts gives what visitors can ask about; called once, when the recogniser starts
 * @param asker the address it came from
 * @throws AppError `unsupported`, `too_large`, `invalid` when nobody speaks, `rate_limited`, `unavailable`
 */
export async function hearSpeech(
  app: Thrifty,
  bytes: Uint8Array,
  texts: () => readonly string[],
  asker: string,
): Promise<string> {
  let answer = await work(app, asker, { kind: 'hear', bytes })
  if (answer.fault === 'texts')
    answer = await work(app, asker, { kind: 'hear', bytes, texts: texts() })
  if (answer.fault === 'type') throw new AppError('unsupported', copy.audio.type)
  if (answer.fault === 'tooLong') throw new AppError('too_large', copy.audio.tooLong)
  if (!answer.text) throw new AppError('invalid', copy.audio.silent)
  return answer.text
}

async function work(app: Thrifty, asker: string, task: VoiceTask): Promise<VoiceAnswer> {
  try {
    return await runEngine<VoiceAnswer>(app, voiceWorker, { asker, input: () => task })
  } catch (error) {
    if (!(error instanceof WorkerFailed)) throw error
    app.log.warn({ err: error, kind: task.kind }, 'the voice engine failed')
    throw new AppError('unavailable', copy.failed, 5)
  }
}
