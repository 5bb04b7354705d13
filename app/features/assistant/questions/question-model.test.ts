import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { initModel } from '@energetic-ai/embeddings'
import { describe, expect, test } from 'vitest'
import type { FactLanguage } from '../facts/fact.ts'
import { dot } from '../knowledge/dot.ts'
import type { Asking } from './answered-question.ts'
import { readQuestionSpace } from './packed-space.server.ts'
import { textToEncode } from './prototypes.ts'
import { questionModel, unpackWeights } from './question-model.server.ts'
import { weightsFile, weightsVersion } from './question-weights.ts'

test('stored vectors are made again when the weights have changed', () => {
  const hash = createHash('sha256').update(readFileSync(weightsFile)).digest('hex')
  expect(weightsVersion, 'write the beginning of the new hash').toBe(hash.slice(0, 12))
})

test('large tensors have one byte for each number; small ones and whole numbers stand as they are', () => {
  const large = { name: 'large', shape: [2, 2048], dtype: 'float32' }
  const whole = { name: 'whole', shape: [2], dtype: 'int32' }
  const small = { name: 'small', shape: [], dtype: 'float32' }
  const row = (step: number, value: number) => {
    const packed = Buffer.alloc(4 + 2048, value)
    packed.writeFloatLE(step)
    return packed
  }
  const [number, last] = [Buffer.alloc(8), Buffer.alloc(4)]
  number.writeInt32LE(7)
  last.writeFloatLE(0.75)
  const packed = Buffer.concat([row(0.5, 3), row(0.25, -4 & 0xff), number, last])
  const weights = new DataView(unpackWeights(packed, [large, whole, small]))
  const at = (place: number) => weights.getFloat32(4 * place, true)
  expect(weights.byteLength).toBe(4 * (2 * 2048 + 2 + 1))
  expect([at(0), at(2047), at(2048), at(4095)]).toEqual([1.5, 1.5, -1, -1])
  expect([weights.getInt32(4 * 4096, true), at(4098)]).toEqual([7, 0.75])
  expect(() => unpackWeights(packed.subarray(4), [large, whole, small])).toThrow()
  expect(() => unpackWeights(packed, [large])).toThrow('more weights')
})

describe('what is asked is found', async () => {
  const [model, space] = await Promise.all([initModel(questionModel), readQuestionSpace()])
  const nearest = async (asking: Asking, language: FactLanguage) => {
    const [vector] = await model.embed([textToEncode({ ...asking, language })])
    const meaning = Float32Array.from(vector ?? [])
    const place = space.placeOf([{ ...asking, language, meaning }])
    const known = [...space.prototypes].map(([id, { asked }]) => ({ id, near: dot(place, asked) }))
    return known.toSorted((a, b) => b.near - a.near)[0]?.id
  }

  test.each([
    ['so a robot could turn my visa down all by itself?', 'en', 'evisa-software-refuses'],
    ["who's been snooping in my medical notes, can i find out", 'en', 'health-patient-check'],
    ['how long would you hang on to my cv', 'en', 'privacy-applications-deleted-how'],
    ['combien de temps gardez-vous mon CV', 'fr', 'privacy-applications-deleted-how'],
  ] as const)('in other words: %s', async (text, language, id) => {
    expect(await nearest({ text }, language)).toBe(id)
  })

  test('after what was said before, which decides what a short message asks', async () => {
    const asked = 'How does an airline know that a passenger may board?'
    const said = 'The answer is "board" or "do not board". The carrier sees no answers or reasons.'
    const text = 'do they get to see why not'
    expect(await nearest({ text, after: { asked, said } }, 'en')).toBe('evisa-carrier')
    const after = { asked: 'What happens to my job application?', said: '' }
    expect(await nearest({ text: 'how long', after }, 'en')).toBe('careers-how-long')
    expect(await nearest({ text: 'how long' }, 'en')).not.toBe('careers-how-long')
  })
})
