import type { Fact } from '#app/features/assistant/facts/fact.ts'
import { company } from '#content/company.ts'
import type { FactSources } from './fact-sources.ts'
import { asks, makeFact } from './make-fact.ts'

/** What visitors often ask in words that no page has: when somebody is there, where we work, whose the work is. */
export function oftenAskedFacts({ clients, about }: FactSources): Fact[] {
  const cities = company.offices.map(({ city }) => city)
  const { text: accountEnds } = clients.safeguards.items[3]
  const { columns, rows } = about.duties
  const duty = rows.find((row) => /source code/i.test(row.duty))?.duty ?? ''
  const handover = `${columns.duty} ${duty.charAt(0).toLowerCase()}${duty.slice(1)}`
  return [
    makeFact({
      ...{ id: 'opening-hours', path: '/contact', isUnstated: true },
      asked: [
        ...['hours mine', 'hours what', 'hours office', 'openNow office'].map((slots) =>
          asks(`${slots} -jobs -application`, 1),
        ),
        asks('openNow mine -jobs', 0),
      ],
      say: (words) => words.noHours,
    }),
    makeFact({
      ...{ id: 'countries', path: '/projects', isUnstated: true },
      asked: ['mine active', 'client', 'active company', 'active client'].map((slots) =>
        asks(`country ${slots} -jobs -office -data -kept -cost -remote -howLong`, 1),
      ),
      say: (words) => words.noCountries(cities),
    }),
    makeFact({
      ...{ id: 'code-rights', path: '/about', isUnstated: true },
      asked: ['code owns', 'code mine owns'].map((slots) => asks(`${slots} -jobs -evisa`, 3)),
      say: (words) => words.codeRights(handover),
    }),
    makeFact({
      ...{ id: 'account-ends', path: '/clients', intent: 'support' },
      asked: [
        'leaver signIn',
        'leaver user signIn',
        'closes user',
        'closes leaver',
        'leaver client',
      ].map((slots) => asks(`${slots} -jobs -aftrlife -application`, 5)),
      say: (words) => words.accountEnds(accountEnds, company.mailbox),
    }),
  ]
}
