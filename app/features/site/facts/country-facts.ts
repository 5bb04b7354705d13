import type { Fact } from '#app/features/assistant/facts/fact.ts'
import { company } from '#content/company.ts'
import { asks, makeFact } from './make-fact.ts'

/** Whoever asks whether we work in a country, by any name of a country. */
export const countryFacts = (): Fact[] => [
  makeFact({
    ...{ id: 'countries', path: '/projects', isUnstated: true },
    asked: ['mine active', 'client', 'active company', 'active client'].map((slots) =>
      asks(`country ${slots} -jobs -office -data -kept -cost -remote -howLong`, 1),
    ),
    say: (words) => words.noCountries(company.offices.map(({ city }) => city)),
  }),
]
