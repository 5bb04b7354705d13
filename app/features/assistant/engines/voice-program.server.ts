import { answerTasks } from '#app/platform/worker-program.server.ts'
import { decodeRecording, type RecordingFault, spokenPart } from './recording.server.ts'
import { speak } from './speech.server.ts'
import { createRecogniser } from './voice.server.ts'

export type VoiceTask =
  | { kind: 'speak'; text: string }
  | { kind: 'hear'; bytes: Uint8Array; isDraft?: boolean; texts?: readonly string[] }
/** `texts`: the recogniser is not built yet and needs the texts that it is built from. */
export type VoiceAnswer = { mp3?: Uint8Array; text?: string; fault?: RecordingFault | 'texts' }

let recogniser: Awaited<ReturnType<typeof createRecogniser>> | undefined

// The program of the voice worker.
answerTasks(async (task: VoiceTask, _, isWaitedFor): Promise<VoiceAnswer> => {
  if (task.kind === 'speak') return { mp3: await speak(task.text) }
  const samples = await decodeRecording(task.bytes)
  if (typeof samples === 'string') return { fault: samples }
  const spoken = spokenPart(samples)
  if (!spoken) return { fault: 'silent' }
  if (!recogniser && !task.texts) return { fault: 'texts' }
  recogniser ??= await createRecogniser(task.texts ?? [])
  if (task.isDraft) return { text: (await recogniser.draft(spoken, isWaitedFor)) ?? '' }
  return { text: recogniser.hear(spoken) }
})
