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
 * @param recording `isDraft`: it goes on. It is heard only while nobody else needs the engine, and not
 * said to be silent
 * @param texts gives what visitors can ask about; called once, when the recogniser starts
 * @param asker the address it came from
 * @throws AppError `unsupported`, `too_large`, `invalid` when nobody speaks, `rate_limited`, `unavailable`
 */
export async function hearSpeech(
  app: Thrifty,
  { bytes, isDraft = false }: { bytes: Uint8Array; isDraft?: boolean },
  texts: () => readonly string[],
  asker: string,
): Promise<string> {
  const task = { kind: 'hear' as const, bytes, isDraft }
  let answer = await work(app, asker, task)
  if (answer.fault === 'texts') answer = await work(app, asker, { ...task, texts: texts() })
  if (answer.fault === 'type') throw new AppError('unsupported', copy.audio.type)
  if (answer.fault === 'tooLong') throw new AppError('too_large', copy.audio.tooLong)
  if (isDraft) return answer.text ?? ''
  if (!answer.text) throw new AppError('invalid', copy.audio.silent)
  return answer.text
}

async function work(app: Thrifty, asker: string, task: VoiceTask): Promise<VoiceAnswer> {
  try {
    const isSpare = task.kind === 'hear' && task.isDraft
    return await runEngine<VoiceAnswer>(app, voiceWorker, { asker, input: () => task, isSpare })
  } catch (error) {
    if (!(error instanceof WorkerFailed)) throw error
    app.log.warn({ err: error, kind: task.kind }, 'the voice engine failed')
    throw new AppError('unavailable', copy.failed, 5)
  }
}
