import { expect, test } from 'vitest'
import { answerFrom } from '#app/features/assistant/answering/answer-service.server.ts'
import { spokenCases } from '#app/features/assistant/answering/spoken-cases.data.ts'
import type { Fact } from '#app/features/assistant/facts/fact.ts'
import type { TrustReport } from '#app/features/company/trust-report.ts'
import { blueprint } from '#content/blueprint.ts'
import { pageCopies } from '#content/page-copies.ts'
import { retentionCopy } from '#content/trust.ts'
import { factSources } from './fact-sources.ts'
import { factsOf } from './facts-of.ts'

const kept = { applicationDays: 180, auditDays: 1095, conversationDays: 90 }
const days: Record<string, number> = { applications: 180, conversations: 90, audit: 1095 }
const report: TrustReport = {
  ...{ today: '2026-11-23', stated: {}, claims: [], certificates: [], tests: [], documents: [] },
  ...{ suppliers: [], places: { database: null, files: null }, questionnaire: [] },
  retention: (Object.keys(retentionCopy) as (keyof typeof retentionCopy)[]).map((id) => ({
    ...{ id, days: days[id] ?? 30 },
  })),
  asvs: { rows: [], met: 85, total: 253 },
}
const factsWith = (change: Partial<TrustReport> = {}, copies = pageCopies) =>
  factsOf(factSources(copies, { ...report, ...change }, kept))

/** Answers by facts alone: nothing is found in the passages. */
function answer(facts: Fact[], one: { ask: string; before?: readonly string[]; page?: string }) {
  const history = (one.before ?? []).map((content, turn) => ({
    ...{ role: turn % 2 === 0 ? ('user' as const) : ('assistant' as const), content },
  }))
  const consult = async () => ({
    ...{
      found: [],
      pages: [],
      openingOf: () => undefined,
      beginningOf: <T>(one: T) => one,
      passagesOn: () => [],
      readable: () => [],
      publications: [],
      rarityOf: () => 1,
      isPlainWord: () => true,
      nearnessTo: null,
      meaning: null,
      words: [],
    },
  })
  const knowledge = {
    consult,
    questionsLike: async () => [],
    questions: async () => [],
    corrected: async (text: string) => text,
    facts: async () => facts,
  }
  return answerFrom(knowledge, { message: one.ask, history, attachments: [], page: one.page })
}

test('what has one true answer is answered by a fact, in English and French, alone and in a conversation', async () => {
  const facts = factsWith()
  for (const one of spokenCases) {
    const { text, kind } = await answer(facts, one)
    for (const must of one.must) expect(text, one.ask).toMatch(must)
    for (const never of one.not ?? []) expect(text, one.ask).not.toMatch(never)
    if (one.declined) expect(kind, one.ask).toBe('unsure')
  }
})

test('a fact has the value of the content, so that it changes with it', async () => {
  const [call, assessment, development, ...rest] = blueprint.journey.steps
  const steps = [
    call,
    { ...assessment, duration: '9 weeks' },
    { ...development, duration: '5-7 weeks' },
  ]
  const journey = { ...blueprint.journey, steps: [...steps, ...rest] }
  const copies = { ...pageCopies, '/blueprint': { ...blueprint, journey } }
  const facts = factsWith({}, copies)
  const ask = 'How long does a Blueprint take?'
  expect((await answer(factsWith(), { ask })).text).toMatch(/^3-4 weeks\./)
  expect((await answer(facts, { ask })).text).toMatch(/^5-7 weeks\.[\s\S]*Assessment: 9 weeks/)
  const french = await answer(facts, { ask: 'Combien de temps dure un Blueprint ?' })
  expect(french.text).toMatch(/^5 à 7 semaines\./)
})

test('what staff state in the panel is said once it is stated, and only then', async () => {
  const phone = { ask: 'Do you have a phone number?' }
  const silent = await answer(factsWith(), phone)
  expect(silent).toMatchObject({ kind: 'unsure', offersPerson: true })
  const stated = { telephone: '+1 613 555 0100', data_location: 'Data is kept in Canada.' }
  const facts = factsWith({ stated })
  expect((await answer(facts, phone)).text).toBe('Our telephone number is +1 613 555 0100.')
  expect(await answer(facts, { ask: 'Where is our data stored?' })).toMatchObject({
    kind: 'answer',
    text: expect.stringMatching(/^Data is kept in Canada\./),
  })
  const prices = {
    price_currency: 'CAD',
    prices_until: '2027-03-31',
    price_blueprint: '40000-60000',
  }
  const priced = await answer(factsWith({ stated: prices }), { ask: 'What does a Blueprint cost?' })
  expect(priced.text).toMatch(/^Blueprint: 40,000 to 60,000 CAD\./)
})

test('positions that are closed are not named', async () => {
  const facts = factsWith({ today: '2027-02-20' })
  const { text } = await answer(facts, { ask: 'Which jobs are open in Ottawa?' })
  expect(text).not.toContain('Service Designer')
  const none = await answer(factsWith({ today: '2030-01-01' }), { ask: 'Are you hiring?' })
  expect(none.text).toBe('No position is open at the moment.')
})

test('a question for something else is left to the pages', async () => {
  const facts = factsWith()
  for (const ask of [
    'Does an algorithm set how much tax I owe?',
    'Where can I buy your shares?',
    'Who is your chief executive officer?',
    'Which assurance levels exist?',
    'How is a passport picture checked at the border?',
    'Can the officer see why a model proposed a refusal?',
  ])
    expect((await answer(facts, { ask })).kind, ask).toBe('unsure')
})

test('two questions get two answers, and a fact is not said twice in a row', async () => {
  const facts = factsWith()
  const two = await answer(facts, {
    ask: 'Where are your offices? How long does the assessment take?',
  })
  expect(two.text).toMatch(/Ottawa[\s\S]*1 week\./)
  expect(two.sources.map(({ path }) => path)).toEqual(['/contact', '/blueprint'])
  const first = 'How long does a Blueprint take?'
  const said = (await answer(facts, { ask: first })).text
  const again = await answer(facts, { ask: 'and the assessment?', before: [first, said] })
  expect(again.text).toMatch(/^1 week\./)
})

test('how long data is kept is said in French alone', async () => {
  const { text } = await answer(factsWith(), { ask: 'Combien de temps gardez-vous mes données ?' })
  expect(text).toContain('- Candidatures et CV : 180 jours')
  expect(text).toContain('- Sessions : 7 jours, prolongés quand vous revenez, 90 jours au plus')
  expect(text).not.toMatch(/\b(?:and|the|until|with|by|once|most|while|records|days)\b/i)
})
