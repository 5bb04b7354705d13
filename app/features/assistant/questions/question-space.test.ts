import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { knownQuestions } from '#content/questions/known-questions.ts'
import { publicationQuestions } from '#content/questions/publication-questions.ts'
import { readFollowUps } from '#scripts/everyday-wordings.ts'
import { dot } from '../knowledge/dot.ts'
import { packSpace, readQuestionSpace, spaceFile, unpackSpace } from './packed-space.server.ts'
import {
  coarse,
  dimensions,
  encoded,
  type Learnt,
  nearestWording,
  packWordings,
  rowsOf,
  spaceOf,
  termsOf,
  unit,
} from './question-space.ts'

const space = unpackSpace(readFileSync(spaceFile))

test('every known question has a place: npm run assistant:space adds it', () => {
  const ids = [...knownQuestions, ...publicationQuestions].map(({ id }) => id)
  expect(ids.filter((id) => !space.prototypes.has(id))).toEqual([])
  expect([...space.prototypes.keys()].filter((id) => !ids.includes(id))).toEqual([])
})

test('everyday wordings belong to known questions, and none stands twice', () => {
  const ids = new Set([...knownQuestions, ...publicationQuestions].map(({ id }) => id))
  const seen = new Set<string>()
  const faults: string[] = []
  for (const file of globSync('app/content/en/questions/everyday*/*.txt'))
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      if (line.startsWith('= ')) continue
      if (line.startsWith('# ')) {
        if (!ids.has(line.slice(2))) faults.push(`${line} in ${file}`)
        continue
      }
      if (seen.has(line)) faults.push(`twice: ${line}`)
      seen.add(line)
    }
  expect(faults).toEqual([])
})

test('messages that go on belong to two known questions, and none stands twice', () => {
  const ids = new Set([...knownQuestions, ...publicationQuestions].map(({ id }) => id))
  const all = [...readFollowUps('en'), ...readFollowUps('fr')]
  expect(all.length).toBeGreaterThan(8_000)
  expect(all.filter(({ id, before }) => !ids.has(id) || !ids.has(before) || id === before)).toEqual(
    [],
  )
  expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(all.length)
})

test('a packed space is the same space', () => {
  const random = (count: number, seed: number) =>
    Float32Array.from({ length: count }, (_, at) => Math.sin(at * 7.3 + seed))
  const terms = ['s:bill', 'w:how']
  const learnt: Learnt = {
    ...{ center: random(encoded, 1), scale: 0.3, terms, rarity: Float32Array.of(4, 2) },
    rows: rowsOf(random((encoded + terms.length) * dimensions, 2)),
    axes: { middle: random(dimensions, 6), directions: random(coarse * dimensions, 7) },
  }
  const wordings = packWordings([unit(random(coarse, 8)), unit(random(coarse, 9))])
  const prototypes = new Map([
    ['one', { asked: unit(random(dimensions, 3)), answer: unit(random(dimensions, 4)), wordings }],
    ['two', { asked: unit(random(dimensions, 1)), answer: unit(random(dimensions, 2)), wordings }],
  ])
  const own = spaceOf(learnt, prototypes)
  const packed = packSpace(learnt, prototypes)
  const again = unpackSpace(packed)
  const text = {
    text: 'How do I pay a bill?',
    language: 'en' as const,
    meaning: random(encoded, 5),
  }
  expect(dot(own.placeOf([text]), again.placeOf([text]))).toBeGreaterThan(0.999)
  expect(dot(again.placeOf([text]), again.placeOf([text]))).toBeCloseTo(1, 5)
  const [kept, before] = [again.prototypes.get('one'), prototypes.get('one')]
  if (!kept || !before) throw new Error('the prototype is missing')
  expect(dot(kept.answer, before.answer)).toBeGreaterThan(0.999)
  expect(again.prototypes.get('two')?.wordings).toEqual(wordings)
  const place = own.placeOf([text])
  expect(dot(own.coarseOf(place), again.coarseOf(place))).toBeGreaterThan(0.999)
  expect(() => unpackSpace(packed.subarray(0, -1))).toThrow()
})

test('the nearest of several wordings counts', () => {
  const place = (at: number) => {
    const values = new Float32Array(coarse)
    values[at] = 1
    return values
  }
  const wordings = packWordings([
    place(1),
    unit(place(2).map((value, at) => value + (place(3)[at] ?? 0))),
  ])
  expect(nearestWording(place(1), wordings)).toBeCloseTo(1, 2)
  expect(nearestWording(place(3), wordings)).toBeCloseTo(Math.SQRT1_2, 2)
  expect(nearestWording(place(4), wordings)).toBe(0)
})

test('the terms of a text are its stems and its words, of a French one in both languages', () => {
  expect(termsOf('Who pays the bills?', 'en')).toEqual(
    expect.arrayContaining(['s:pay', 'w:who', 'w:bills']),
  )
  expect(termsOf('Qui paie la facture ?', 'fr')).toEqual(
    expect.arrayContaining(['fs:factur', 'fw:qui', 'w:who']),
  )
})

test('without its meaning, a text is placed by its words', () => {
  const near = (text: string, language: 'en' | 'fr', id: string) => {
    const place = space.placeOf([{ text, language }])
    const known = [...space.prototypes].map(([one, { asked }]) => ({
      one,
      near: dot(place, asked),
    }))
    return known
      .toSorted((a, b) => b.near - a.near)
      .slice(0, 5)
      .map(({ one }) => one)
      .includes(id)
  }
  expect(near('may a computer turn somebody down for a visa', 'en', 'evisa-who-decides')).toBe(true)
  expect(near('la machine peut-elle refuser un visa toute seule', 'fr', 'evisa-who-decides')).toBe(
    true,
  )
})

test('a space without its file is an error', async () => {
  await expect(readQuestionSpace('nowhere.bin')).rejects.toThrow('ENOENT')
})
