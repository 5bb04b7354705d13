import { expect, test } from 'vitest'
import type { TrustReport } from '#app/features/company/trust-report.ts'
import { pageCopies } from '#content/page-copies.ts'
import { knownQuestions } from '#content/questions/known-questions.ts'
import { provenQuestions } from '../proven-questions.ts'
import { factSources, type ShownPeople } from './fact-sources.ts'
import { factsOf } from './facts-of.ts'

const kept = { applicationDays: 180, auditDays: 1095, conversationDays: 90 }
const day = new Date('2026-11-23')
const report: TrustReport = {
  ...{ today: '2026-11-23', stated: {}, claims: [], certificates: [], tests: [], documents: [] },
  ...{ suppliers: [], places: { database: null, files: null }, questionnaire: [] },
  ...{ retention: [], asvs: { rows: [], met: 85, total: 253 } },
}
const factsWith = (change: Partial<TrustReport> = {}, shown?: ShownPeople) =>
  factsOf(factSources(pageCopies, { ...report, ...change }, kept, shown))

function saysWith(facts: ReturnType<typeof factsWith>) {
  const questions = provenQuestions(pageCopies, kept, day, facts)
  return (id: string) => questions.find((one) => one.id === id)?.say
}

test('a known question about a list says that nothing is listed, not only where the list is', () => {
  const says = saysWith(factsWith())
  for (const id of ['trust-certificates-where', 'trust-no-certificate-yet']) {
    expect(says(id)?.en).toMatch(/^No certificate is listed here yet\./)
    expect(says(id)?.fr).toMatch(/^Aucun certificat/)
  }
  expect(says('procurement-framework')?.en).toMatch(/^No framework agreement is listed here yet\./)
  expect(says('trust-penetration-tests-where')?.en).toMatch(/^No independent penetration test/)
  expect(says('references-permission')?.en).toBe(
    'No client has given permission yet. We show no name, logo or quote without written permission, and we invent none.',
  )
  expect(says('team-names-published')?.en).toBe(
    'We have not published names and portraits yet, and we show no invented people.',
  )
})

test('how long something is kept is said with the days that the operator has set', () => {
  const says = saysWith(factsWith())
  expect(says('privacy-applications-deleted-how')?.en).toMatch(/^180 days after we receive them\./)
  expect(says('privacy-applications-deleted-how')?.fr).toMatch(/180 jours/)
  expect(says('privacy-chat-deleted-how')?.en).toMatch(/^90 days after the last message/)
  expect(says('privacy-chat-deleted-how')?.fr).toMatch(/90 jours/)
})

test('every fact that a known question names is stated', () => {
  const stated = new Set(factsWith().map(({ id }) => id))
  const named = knownQuestions.flatMap(({ fact }) => fact ?? [])
  expect(named.filter((id) => !stated.has(id) && !id.startsWith('positions-in-'))).toEqual([])
})

test('it names what staff have listed, in both languages', () => {
  const certificate = {
    ...{
      id: 'c',
      kind: 'certificate',
      name: 'ISO 27001',
      state: 'held',
      valid_until: '2028-03-01',
    },
  } as unknown as TrustReport['certificates'][number]
  const says = saysWith(
    factsWith(
      { certificates: [certificate], stated: { frameworks: 'Standing offer EN578' } },
      { clients: ['Ana Okoro, Director, Registry of Utopia'], team: ['Lea Hollis, Architect'] },
    ),
  )
  for (const language of ['en', 'fr'] as const) {
    expect(says('trust-certificates-where')?.[language]).toContain('ISO 27001')
    expect(says('procurement-framework')?.[language]).toContain('Standing offer EN578')
    expect(says('references-none-yet')?.[language]).toContain('- Ana Okoro, Director')
    expect(says('team-names-published')?.[language]).toContain('- Lea Hollis, Architect')
  }
})

test('who asks how many positions a department has is told the number, also when one is closed', () => {
  const says = saysWith(factsWith())
  expect(says('careers-design-jobs')?.en).toMatch(
    /^Yes, 2 positions are open in Design\.\n\n- Service/,
  )
  expect(says('careers-design-jobs')?.fr).toMatch(/^Oui, 2 postes sont ouverts/)
  const later = saysWith(factsWith({ today: '2036-01-01' }))
  expect(later('careers-design-jobs')?.en).toBe('No position is open in Design at the moment.')
})

test('each fact that a known question names exists', () => {
  const ids = new Set(factsWith().map(({ id }) => id))
  const named = knownQuestions.flatMap(({ fact }) => fact ?? [])
  expect(named.length).toBeGreaterThan(9)
  expect(named.filter((id) => !ids.has(id))).toEqual([])
})
