import { afterAll, expect, test, vi } from 'vitest'
import { provenPublicationQuestions, provenQuestions } from '#app/features/site/proven-questions.ts'
import { sitePassages } from '#app/features/site/site-passages.ts'
import { pageCopies } from '#content/page-copies.ts'
import { startTestApp } from '#test/app.ts'
import { wordEncoder } from '#test/word-encoder.ts'
import { spokenExamples } from '../answering/subjects.ts'
import { dot } from './dot.ts'
import { hashOf } from './encoder.server.ts'
import { createKnowledge } from './knowledge-service.server.ts'
import { packVectors, readReleaseVectors } from './release-vectors.server.ts'

const product = await startTestApp({ SEED: 'sample' })
afterAll(() => product.close())
/** With more new texts than this, a new installation would answer by words alone at first. */
const newAtMost = 120

test('the release brings the vectors of what it says: npm run assistant:vectors makes them anew', async () => {
  const encoder = { ...wordEncoder(), released: () => readReleaseVectors(product.app.log) }
  const kept = { applicationDays: 180, auditDays: 1095, conversationDays: 90 }
  const knowledge = createKnowledge({
    ...product.app,
    ofSite: (day) => sitePassages(kept, day),
    readQuestions: async (publications) => [
      ...provenQuestions(pageCopies, kept, product.app.now()),
      ...provenPublicationQuestions(publications),
    ],
    examples: spokenExamples,
    encoder,
  })
  const answer = () => knowledge.consult('What does it cost?')
  await expect.poll(async () => (await answer()).nearnessTo).not.toBeNull()
  expect(await knowledge.isComplete()).toBe(true)
  const read = encoder.texts.filter((text) => text !== 'What does it cost?')
  expect(read.length).toBeLessThanOrEqual(newAtMost)
})

test('what is packed keeps its direction', async () => {
  const releasedOf = await readReleaseVectors(product.app.log)
  for (const text of spokenExamples.slice(0, 20)) {
    const vector = releasedOf(hashOf(text))
    expect(vector).toHaveLength(512)
    expect(vector && Math.sqrt(dot(vector, vector))).toBeCloseTo(1, 1)
  }
  expect(releasedOf(hashOf('A sentence that stands nowhere.'))).toBeUndefined()
  const packed = packVectors([
    { hash: hashOf('b'), vector: new Float32Array(512).fill(0.5) },
    { hash: hashOf('a'), vector: new Float32Array(512) },
  ])
  expect(packed).toHaveLength(2 * 548)
  const again = { hash: hashOf('c'), vector: new Float32Array(512).fill(1) }
  const more = packVectors([again, again], packed)
  expect(more).toHaveLength(3 * 548)
  expect(packVectors([], more)).toEqual(more)
})

test('a release without them says so, and goes on', async () => {
  const warn = vi.fn()
  const log = { ...product.app.log, warn } as typeof product.app.log
  const releasedOf = await readReleaseVectors(log, 'nowhere/release-vectors.bin')
  expect(releasedOf(hashOf(spokenExamples[0] ?? ''))).toBeUndefined()
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ file: 'nowhere/release-vectors.bin' }),
    expect.stringContaining('could not be read'),
  )
})
