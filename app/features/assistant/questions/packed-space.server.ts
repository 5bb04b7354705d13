import { readFile } from 'node:fs/promises'
import {
  coarse,
  dimensions,
  encoded,
  type Learnt,
  type QuestionSpace,
  type Rows,
  spaceOf,
} from './question-space.ts'

/** Made by `scripts/learn-questions.py`; `npm run assistant:space` adds the places of new questions. */
export const spaceFile = 'app/features/assistant/questions/question-space.bin'

/** A row is how much one of its steps is, then its numbers in steps. */
const stepBytes = 4
const rowBytes = stepBytes + dimensions

type Head = {
  scale: number
  terms: string[]
  ids: string[]
  /** How many wordings each question has. */
  wordings: number[]
}

/**
 * The learnt space as bytes: its head as JSON, then numbers. A row of the space, a prototype and a wording
 * have one byte for each number.
 */
export function packSpace(learnt: Learnt, prototypes: QuestionSpace['prototypes']): Buffer {
  const { scale, terms, center, rarity, rows, axes } = learnt
  const all = [...prototypes.values()]
  const head: Head = {
    ...{ scale, terms: [...terms], ids: [...prototypes.keys()] },
    wordings: all.map(({ wordings }) => wordings.length / coarse),
  }
  const text = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(text.length)
  const vectors = all.flatMap(({ asked, answer }) => [asked, answer])
  return Buffer.concat([
    ...[length, text, ...[center, rarity, axes.middle, axes.directions].map(floatBytes)],
    ...Array.from({ length: rows.count }, (_, row) => {
      const values = new Float32Array(dimensions)
      rows.add(values, row, 1)
      return packRow(values)
    }),
    ...vectors.map(packRow),
    ...all.map(({ wordings }) =>
      Buffer.from(wordings.buffer, wordings.byteOffset, wordings.byteLength),
    ),
  ])
}

/** @throws Error when the bytes are not those of a space */
export function unpackSpace(packed: Buffer): QuestionSpace & { learnt: Learnt } {
  const start = 4 + packed.readUInt32LE(0)
  const { scale, terms, ids, wordings } = JSON.parse(packed.toString('utf8', 4, start)) as Head
  let at = start
  const floats = (count: number) => {
    const from = at
    at += count * 4
    return Float32Array.from({ length: count }, (_, place) => packed.readFloatLE(from + place * 4))
  }
  const [center, rarity] = [floats(encoded), floats(terms.length)]
  const axes = { middle: floats(dimensions), directions: floats(coarse * dimensions) }
  const rows = packedRows(packed, at, encoded + terms.length)
  at += rows.count * rowBytes
  const ofQuestions = packedRows(packed, at, 2 * ids.length)
  at += ofQuestions.count * rowBytes
  const rowAt = (row: number) => {
    const values = new Float32Array(dimensions)
    ofQuestions.add(values, row, 1)
    return values
  }
  const wordingsAt = (count: number) => {
    const from = packed.byteOffset + at
    at += count * coarse
    if (at > packed.length) throw new Error('the question space is too short')
    return new Int8Array(packed.buffer, from, count * coarse)
  }
  const prototypes = new Map(
    ids.map((id, place) => {
      const [asked, answer] = [rowAt(2 * place), rowAt(2 * place + 1)]
      return [id, { asked, answer, wordings: wordingsAt(wordings[place] ?? 0) }]
    }),
  )
  if (at !== packed.length) throw new Error('the question space has another length than it says')
  const learnt = { scale, terms, center, rarity, rows, axes }
  return { ...spaceOf(learnt, prototypes), learnt }
}

/**
 * The space of this release.
 * @throws Error when its file cannot be read
 */
export async function readQuestionSpace(file = spaceFile): Promise<QuestionSpace> {
  return unpackSpace(await readFile(file))
}

/** Rows that stay packed: making numbers of all of them would take a tenth of a second. */
function packedRows(packed: Buffer, start: number, count: number): Rows {
  if (start + count * rowBytes > packed.length) throw new Error('the question space is too short')
  const bytes = new Int8Array(packed.buffer, packed.byteOffset + start, count * rowBytes)
  return {
    count,
    add(to, row, times) {
      const step = times * packed.readFloatLE(start + row * rowBytes)
      const from = row * rowBytes + stepBytes
      for (let at = 0; at < dimensions; at += 1)
        to[at] = (to[at] ?? 0) + step * (bytes[from + at] ?? 0)
    },
  }
}

const floatBytes = (values: Float32Array) =>
  Buffer.from(values.buffer, values.byteOffset, values.byteLength)

function packRow(values: Float32Array): Buffer {
  const row = Buffer.alloc(rowBytes)
  const step = Math.max(...values.map(Math.abs)) / 127 || 1
  row.writeFloatLE(step)
  for (const [place, value] of values.entries())
    row.writeInt8(Math.round(value / step), stepBytes + place)
  return row
}
