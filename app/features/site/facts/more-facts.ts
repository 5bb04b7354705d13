import type { Fact } from '#app/features/assistant/facts/fact.ts'
import { linesOf } from '#app/features/company/company-facts.ts'
import type { FactSources } from './fact-sources.ts'
import { asks, makeFact } from './make-fact.ts'

/** The slots of each figure of the home page, in its order. */
const figures = ['cut evisa', 'cut governance', 'reach healthcare', 'uptime -client', 'accuracy']

/** Figures, goals, ways to buy, and what drives a price. */
export function moreFacts({
  home,
  about,
  procurement,
  pricing,
  references,
  trust,
  stated,
}: FactSources): Fact[] {
  const [, forWhom] = about.mission.imprint
  const sample = references.none.items.find(({ to }) => to === '/downloads')
  const { claims } = trust
  const frameworks = linesOf(stated.frameworks)
  return [
    ...home.about.figures.map(({ value, label }, place) =>
      makeFact({
        ...{ id: `figure-${place}`, path: '/', isEnglish: true },
        asked: [asks(figures[place] ?? 'uptime', 2)],
        say: () => `${value} ${label}.`,
      }),
    ),
    makeFact({
      ...{ id: 'goals', path: '/vision', isEnglish: true },
      asked: [asks('goals company', 1), asks('goals mine', 1), asks('goals what', 1)],
      say: () => home.vision.goal,
    }),
    makeFact({
      ...{ id: 'for-whom', path: '/about', isEnglish: true },
      asked: [asks('forWhom company', 2), asks('forWhom mine', 1)],
      say: () => forWhom.text,
    }),
    makeFact({
      ...{ id: 'price-drivers', path: '/pricing', intent: 'pricing', isEnglish: true },
      asked: [asks('cost more', 2), asks('cost depends', 2), asks('more project -howLong', 2)],
      say: (words) =>
        words.drivers(
          pricing.drivers.text,
          pricing.drivers.items.map(({ title, text }) => `${title}: ${text}`),
        ),
    }),
    makeFact({
      ...{ id: 'frameworks', path: '/procurement', isUnstated: frameworks.length === 0 },
      asked: [asks('framework', 3)],
      say: (words) =>
        words.frameworks(
          frameworks.length > 0 ? `${frameworks.join('; ')}.` : null,
          procurement.frameworks.empty,
        ),
    }),
    makeFact({
      ...{ id: 'ways-to-buy', path: '/procurement' },
      asked: [asks('buy mine', 0), asks('buy what', 0), asks('buy', 0)],
      say: (words) =>
        words.buying(procurement.ways.items.map(({ title, text }) => ({ title, text }))),
    }),
    ...(sample
      ? [
          makeFact({
            ...{ id: 'sample', path: '/downloads', isEnglish: true },
            asked: [asks('blueprint example', 3)],
            say: (words) => words.sample(sample.title, sample.text),
          }),
        ]
      : []),
    ...(
      [
        ['passwords', 'password kept'],
        ['reset', 'password reset'],
        ['reset', 'reset howLong'],
      ] as const
    ).map(([claim, slots]) =>
      makeFact({
        ...{ id: `claim-${claim}`, path: '/trust', isEnglish: true },
        asked: [asks(`${slots} -support`, 2)],
        say: () => `${claims[claim].title}. ${claims[claim].text}`,
      }),
    ),
  ]
}
