import { readFile } from 'node:fs/promises'
import { dimensions, encoded, type Learnt, type QuestionSpace, spaceOf } from './question-space.ts'

/** Made by `npm run assistant:space`. */
export const spaceFile = 'app/features/assistant/questions/question-space.bin'

type Head = { scale: number; terms: string[]; ids: string[] }

/**
 * The learnt space as bytes: its head as JSON, then numbers. A row of the space and a prototype have one
 * byte for each number.
 */
export function packSpace(learnt: Learnt, prototypes: QuestionSpace['prototypes']): Buffer {
  const { scale, terms, center, rarity, rows } = learnt
  const head: Head = { scale, terms: [...terms], ids: [...prototypes.keys()] }
  const text = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(text.length)
  const vectors = [...prototypes.values()].flatMap(({ asked, answer }) => [asked, answer])
  return Buffer.concat([
    ...[length, text, floatBytes(center), floatBytes(rarity)],
    ...Array.from({ length: rows.length / dimensions }, (_, row) =>
      packRow(rows.subarray(row * dimensions, (row + 1) * dimensions)),
    ),
    ...vectors.map(packRow),
  ])
}

/** @throws Error when the bytes are not those of a space */
export function unpackSpace(packed: Buffer): QuestionSpace {
  const start = 4 + packed.readUInt32LE(0)
  const { scale, terms, ids } = JSON.parse(packed.toString('utf8', 4, start)) as Head
  let at = start
  const floats = (count: number) => {
    const from = at
    at += count * 4
    return Float32Array.from({ length: count }, (_, place) => packed.readFloatLE(from + place * 4))
  }
  const row = () => {
    const step = packed.readFloatLE(at)
    at += 4 + dimensions
    const from = at - dimensions
    return Float32Array.from(
      { length: dimensions },
      (_, place) => packed.readInt8(from + place) * step,
    )
  }
  const [center, rarity] = [floats(encoded), floats(terms.length)]
  const rows = new Float32Array((encoded + terms.length) * dimensions)
  for (let place = 0; place < rows.length; place += dimensions) rows.set(row(), place)
  const prototypes = new Map(ids.map((id) => [id, { asked: row(), answer: row() }]))
  if (at !== packed.length) throw new Error('the question space has another length than it says')
  return spaceOf({ scale, terms, center, rarity, rows }, prototypes)
}

/**
 * The space of this release.
 * @throws Error when its file cannot be read
 */
export async function readQuestionSpace(file = spaceFile): Promise<QuestionSpace> {
  return unpackSpace(await readFile(file))
}

const floatBytes = (values: Float32Array) =>
  Buffer.from(values.buffer, values.byteOffset, values.byteLength)

function packRow(values: Float32Array): Buffer {
  const row = Buffer.alloc(4 + dimensions)
  const step = Math.max(...values.map(Math.abs)) / 127 || 1
  row.writeFloatLE(step)
  for (const [place, value] of values.entries()) row.writeInt8(Math.round(value / step), 4 + place)
  return row
}
