import type { Fact } from '#app/features/assistant/facts/fact.ts'
import { sentencesOf } from '#app/features/assistant/knowledge/sentences.ts'
import type { ShownEvidence } from '#app/features/company/trust-report.ts'
import { questions } from '#content/security-questionnaire.ts'
import { evidenceStates, supplierRoles } from '#content/trust.ts'
import type { FactSources } from './fact-sources.ts'
import { asks, makeFact } from './make-fact.ts'

const path = '/trust'

/** Certificates, tests, and where and by whom data is kept. */
export function trustFacts({ trust, report }: FactSources): Fact[] {
  const { certificates, tests, places, suppliers, stated, asvs } = report
  const listed = (items: readonly string[]) => (items.length > 0 ? `${items.join('; ')}.` : null)
  const named = ({ name, state, valid_until: until }: ShownEvidence) =>
    [
      name,
      state && `: ${evidenceStates[state]}`,
      until && state === 'held' && `, ${trust.certificates.until(until)}`,
    ]
      .filter(Boolean)
      .join('')
  const place = trust.places
  const own = [
    places.database ? place.database.away(places.database) : place.database.here,
    places.files ? place.files.away(places.files.host, places.files.region) : place.files.here,
  ]
  return [
    makeFact({
      ...{ id: 'certificates', path, isUnstated: certificates.length === 0 },
      asked: [asks('certificate -partners -jobs -pentest -evisa -aftrlife', 2)],
      say: (words) =>
        words.certificates(
          listed(certificates.map(named)),
          sentencesOf(trust.certificates.empty)[0] ?? '',
        ),
    }),
    makeFact({
      ...{ id: 'penetration-tests', path, isUnstated: tests.length === 0 },
      asked: [asks('pentest', 4)],
      say: (words) =>
        words.tests(
          listed(
            tests.map(({ name, dated_on, issued_by }) =>
              [name, dated_on, issued_by].filter(Boolean).join(', '),
            ),
          ),
          trust.tests.empty,
        ),
    }),
    makeFact({
      ...{ id: 'asvs', path },
      asked: [
        asks('asvs', 6),
        asks('asvs howMany', 6),
        asks('asvs outside', 6),
        asks('standard difference mine', 2),
      ],
      say: (words) =>
        words.asvs(
          trust.asvs.title,
          { met: asvs.met, of: asvs.rows.length },
          trust.asvs.text(asvs.met, asvs.rows.length, asvs.total),
        ),
    }),
    makeFact({
      ...{ id: 'sub-processors', path },
      asked: [asks('subprocessors', 3)],
      say: (words) =>
        words.suppliers(
          listed(
            suppliers.map(
              ({ role, host, stated: company }) => `${supplierRoles[role]}: ${company ?? host}`,
            ),
          ),
          trust.suppliers.empty,
        ),
    }),
    makeFact({
      ...{ id: 'data-location', path, isUnstated: !stated.data_location },
      asked: ['data kept where', 'data kept region', 'data region', 'kept where mine', 'data where']
        .concat(['data kept abroad', 'data abroad'])
        .map((slots) => `${slots} -howLong -jobs -office`)
        .map((slots) => asks(slots)),
      say: (words) => words.dataPlace(stated.data_location ?? null, place.unstated, own),
    }),
    ...answers(report),
  ]
}

/** Answers of the security questionnaire that visitors ask for, by the words of its question. */
const asked = new Map<string, string>([
  [questions.sso.ask, 'sso'],
  [questions.mfa.ask, 'mfa'],
  [questions.at_rest.ask, 'atRest'],
  [questions.own_installation.ask, 'ownServers'],
  [questions.antivirus.ask, 'virus'],
  [questions.incidents.ask, 'incidents -evisa'],
  [questions.insurance.ask, 'insurance -healthcare'],
  [questions.registration.ask, 'registration'],
])

function answers({ questionnaire }: FactSources['report']): Fact[] {
  return questionnaire
    .flatMap(({ answers: all }) => all)
    .flatMap(({ ask, text, short }) => {
      const slots = asked.get(ask)
      return slots
        ? [
            makeFact({
              ...{ id: `answer-${ask}`, path },
              asked: [asks(slots, 3)],
              isEnglish: true,
              isUnstated: short === 'unstated',
              say: () => text,
            }),
          ]
        : []
    })
}
