import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readTrust } from '#app/features/company/trust-service.server.ts'
import { pageTablePassages } from '#app/features/site/page-table-passages.server.ts'
import { sitePassages } from '#app/features/site/site-passages.ts'
import { trustPassages } from '#app/features/site/trust-passages.ts'
import { pageCopies } from '#content/page-copies.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { patience } from '#test/patience.ts'
import { wordEncoder } from '#test/word-encoder.ts'
import type { Turn } from '../assistant.ts'
import { createKnowledge, type Knowledge } from '../knowledge/knowledge-service.server.ts'
import { answerFrom } from './answer-service.server.ts'
import { spokenExamples } from './subjects.ts'

const kept = { applicationDays: 180, auditDays: 1095, conversationDays: 30 }
let product: TestApp
let knowledge: Knowledge
beforeAll(async () => {
  product = await startTestApp({ SEED: 'sample' })
  const { db, workers, log, now, config } = product.app
  const ofSite = async (day: Date) => [
    ...sitePassages(kept, day),
    ...pageTablePassages(pageCopies, day),
    ...trustPassages(await readTrust({ db, config, now })),
  ]
  const needs = { db, workers, log, now, ofSite, examples: spokenExamples }
  knowledge = createKnowledge({ ...needs, encoder: wordEncoder() })
  await vi.waitFor(
    async () => expect((await knowledge.consult('visa')).nearnessTo).not.toBeNull(),
    { timeout: patience },
  )
})
afterAll(() => product.close())

const ask = (message: string, page?: string, history: Turn[] = []) =>
  answerFrom(knowledge, { message, page, history, attachments: [] })

test.each([
  ['how long does an exit rehearsal take?', '/blog/sovereignty-you-can-test', 'about a week'],
  [
    'Why did the earlier pilot stop?',
    '/projects/a-telemedicine-line-through-one-district',
    'steady connection',
  ],
  [
    'When would the second tax follow?',
    '/projects/every-payment-finds-its-taxpayer',
    'full quarter',
  ],
  [
    'what if one keyholder loses the half',
    '/blog/consent-custody-and-a-recorded-voice',
    'stays sealed',
  ],
])(
  'who reads an article or a case study and asks %j is answered from it',
  async (asked, page, said) => {
    const { kind, text, sources } = await ask(asked, page)
    expect(text).toContain(said)
    expect([kind, sources[0]?.path.replace(/#.*/, '')]).toEqual(['answer', page])
  },
)

test('an article is named in the question while another page is open, and the next question goes on about it', async () => {
  const page = '/solutions/healthcare'
  const asked = 'In the article about records written offline, who settles two blood groups?'
  const first = await ask(asked, page)
  expect(first.text).toContain('A named clinician')
  expect(first.sources[0]?.path).toMatch(/^\/blog\/records-written-offline#/)
  const history: Turn[] = [
    { role: 'user', content: asked },
    { role: 'assistant', content: first.text },
  ]
  const next = await ask('and can a bed be booked offline?', page, history)
  expect(next.text).toContain('A bed cannot be booked offline')
})

test('what another page says is not taken for the words of the article', async () => {
  const { text, sources } = await ask(
    'How do you store passwords?',
    '/blog/sovereignty-you-can-test',
  )
  expect(sources.some(({ path }) => path.startsWith('/trust'))).toBe(true)
  expect(text).not.toContain('rehearsal')
})

test.each([
  [
    'after how many days are receipts of public forms deleted?',
    '/trust',
    'Deleted after: 30 days',
    '/trust#retention',
  ],
  [
    'How many people work on the smallest project?',
    '/pricing',
    'People: 4 to 5 people',
    '/pricing',
  ],
  [
    'Does the site reflow at 320 pixels?',
    '/accessibility',
    'At 320 pixels no page scrolls sideways',
    '/accessibility#criteria',
  ],
])(
  '%j is answered with a row of the table, which is understood alone',
  async (asked, page, said, source) => {
    const { text, sources } = await ask(asked, page)
    expect(text).toContain(said)
    expect(text).toMatch(/^.+: .+\n- /)
    expect(sources[0]?.path).toBe(source)
  },
)
