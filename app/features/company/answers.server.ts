import type { Config } from '#app/platform/config.server.ts'
import { company } from '#content/company.ts'
import { securityClaims } from '#content/security-claims.ts'
import { questionnaire as copy, questionAreas, questions } from '#content/security-questionnaire.ts'
import { evidenceStates, retentionCopy, supplierRoles, trust } from '#content/trust.ts'
import { claimSources } from './claim-sources.data.ts'
import { sourceText } from './claims.ts'
import { answerSources, type Computed, type QuestionId } from './questionnaire.data.ts'
import type { ShownAnswer, TrustReport } from './trust-report.ts'

type Report = Omit<TrustReport, 'questionnaire'>
type Answer = Omit<ShownAnswer, 'ask'>
type Written = { ask: string; answer?: string; no?: string }

/** The questionnaire, answered from the same facts as the page Trust. */
export function answersOf(
  report: Report,
  config: Pick<Config, 'https' | 'ai'>,
): TrustReport['questionnaire'] {
  const ids = Object.keys(questions) as QuestionId[]
  return (Object.keys(questionAreas) as (keyof typeof questionAreas)[]).map((area) => ({
    area: questionAreas[area],
    answers: ids
      .filter((id) => questions[id].area === area)
      .map((id) => ({ ask: questions[id].ask, ...answerOf(id, report, config) })),
  }))
}

function answerOf(id: QuestionId, report: Report, config: Pick<Config, 'https' | 'ai'>): Answer {
  const source = answerSources[id]
  if (source === 'written') {
    const { answer, no }: Written = questions[id]
    return { short: no ? 'no' : 'yes', text: no ?? answer ?? '', source: company.name }
  }
  if ('claims' in source) {
    const text = source.claims.map((claim) => securityClaims[claim].text).join(' ')
    const shown = source.claims.flatMap((claim) => claimSources[claim].map(sourceText))
    return { short: 'yes', text, source: [...new Set(shown)].join(', ') }
  }
  if ('stated' in source) return statedAnswer(report.stated[source.stated])
  return computed[source.computed](report, config)
}

function statedAnswer(value: string | undefined): Answer {
  return value
    ? { short: 'stated', text: value.replaceAll('\n', '; '), source: company.name }
    : { short: 'unstated', text: copy.unstated, source: company.name }
}

const settings = 'configuration'
const listed = (lines: string[], none: string): Answer =>
  lines.length > 0
    ? { short: 'stated', text: lines.join('; '), source: company.name }
    : { short: 'no', text: none, source: company.name }

const computed: Record<Computed, (report: Report, config: Pick<Config, 'https' | 'ai'>) => Answer> =
  {
    certificates: ({ certificates }) =>
      listed(
        certificates.map(({ name, state }) => (state ? `${name}: ${evidenceStates[state]}` : name)),
        trust.certificates.empty,
      ),
    penetration_tests: ({ tests }) =>
      listed(
        tests.map(({ name, dated_on, issued_by }) =>
          [name, dated_on, issued_by].filter(Boolean).join(', '),
        ),
        trust.tests.empty,
      ),
    asvs: ({ asvs: { met, rows, total } }) => ({
      short: 'stated',
      text: copy.standard(met, rows.length, total),
      source: '/trust#asvs',
    }),
    disclosure: () => ({
      short: 'yes',
      text: copy.disclosure(company.mailbox),
      source: '/.well-known/security.txt',
    }),
    suppliers: ({ suppliers }) => ({
      short: 'stated',
      text:
        suppliers
          .map(({ role, host, stated }) => `${supplierRoles[role]}: ${stated ?? host}`)
          .join('; ') || trust.suppliers.empty,
      source: settings,
    }),
    ai: ({ suppliers }) => {
      const ai = suppliers.find(({ role }) => role === 'ai')
      return { short: ai ? 'yes' : 'no', text: ai ? copy.ai(ai.host) : copy.noAi, source: settings }
    },
    status: ({ stated }) => ({
      short: 'yes',
      text: [trust.running.own.text, stated.status_page].filter(Boolean).join(' '),
      source: '/status',
    }),
    https: (_, { https }) => ({
      short: https ? 'yes' : 'no',
      text: https ? copy.https : copy.noHttps,
      source: settings,
    }),
    retention: ({ retention }) => ({
      short: 'stated',
      text: retention
        .map(({ id, days }) => `${retentionCopy[id]}: ${trust.retention.days(days)}`)
        .join('; '),
      source: settings,
    }),
  }
