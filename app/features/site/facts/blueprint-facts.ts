import type { Fact } from '#app/features/assistant/facts/fact.ts'
import { pricesOf } from '#app/features/company/prices.ts'
import { estimateChoices, estimateOf } from '#app/features/pricing/estimate.ts'
import { assistant } from '#content/assistant.ts'
import type { FactSources } from './fact-sources.ts'
import { asks, makeFact } from './make-fact.ts'

const tierSlots = {
  discovery: 'discovery',
  blueprint: 'blueprint',
  implementation: 'implementation',
}
const costs = ['blueprint', 'project', 'discovery', 'implementation', 'tiers']
  .concat(['solutions', 'evisa', 'governance', 'healthcare', 'aftrlife', 'construction'])
  .map((slot) => `cost ${slot} -tender -report`)
/** "And the price?" */
const costAlone = asks('cost -jobs -client -newsletter -=quote', 0)
const smallest = {
  solution: estimateChoices.solution[0],
  services: estimateChoices.services[0],
  volume: estimateChoices.volume[0],
  systems: estimateChoices.systems[0],
  languages: estimateChoices.languages[0],
}

/** The parts of a Blueprint, how long they take, and what each tier includes and costs. */
export function blueprintFacts({ blueprint, pricing, stated, today }: FactSources): Fact[] {
  const { steps } = blueprint.journey
  const [call, assessment, development, review, support] = steps
  const tiers = blueprint.tiers.items
  const estimate = estimateOf(smallest)
  const { parts } = pricing.scale
  const part = (id: 'assessment' | 'blueprint' | 'implementation') => ({
    ...estimate[id],
    name: parts[id],
  })
  const prices = pricesOf(stated, today)
  const step = (
    id: string,
    of: { title: string; duration: string; description: string },
    asked: string[],
  ) =>
    makeFact({
      id: `time-${id}`,
      path: '/blueprint',
      intent: 'timeline',
      asked: asked.map((slots) => asks(slots)),
      say: (words) => words.duration(of, of.description),
    })
  return [
    step('call', call, ['howLong discoveryCall', 'howLong discovery']),
    step('assessment', assessment, ['howLong assessment']),
    step('review', review, ['howLong review', 'howMany review', 'howMany =sessions']),
    makeFact({
      id: 'time-blueprint',
      path: '/blueprint',
      intent: 'timeline',
      asked: [
        asks('howLong blueprint -implementation -discovery -kept'),
        asks('quickly blueprint -reply'),
        asks('howLong development'),
      ],
      say: (words) => words.blueprintTime(development.duration, [call, assessment]),
    }),
    makeFact({
      id: 'time-project',
      path: '/pricing',
      intent: 'timeline',
      asked: [
        ...['howLong project', 'howLong implementation', 'howLong blueprint implementation']
          .map((slots) => `${slots} -data -kept -support`)
          .map((slots) => asks(slots)),
        asks('howLong smallest -data -kept -support', 3),
      ],
      say: (words) =>
        words.projectTime(
          estimate.total,
          [part('assessment'), part('blueprint'), part('implementation')],
          pricing.scale.text,
        ),
    }),
    makeFact({
      id: 'team-project',
      path: '/pricing',
      intent: 'timeline',
      asked: [asks('howMany yourPeople smallest -data -howLong', 2)],
      say: (words) => words.projectTeam(estimate.people, pricing.scale.text),
    }),
    step('support', support, ['howLong support']),
    makeFact({
      id: 'documents',
      path: '/blueprint',
      asked: [
        ...['blueprint includes', 'blueprint howMany', 'blueprint what includes'].map((slots) =>
          asks(`${slots} -tiers -implementation -discovery -cost -howLong -example`, 1),
        ),
      ],
      say: (words) => words.documents(blueprint.included.items.map(({ title }) => title)),
    }),
    makeFact({
      id: 'blueprint',
      path: '/blueprint',
      asked: [asks('blueprint what -includes -tiers -cost -howLong -steps -difference')],
      say: (words) => words.blueprint(blueprint.hero.lead),
    }),
    makeFact({
      id: 'steps',
      path: '/blueprint',
      asked: ['steps what', 'steps howMany', 'steps blueprint', 'steps project']
        .map((slots) => `${slots} -jobs -application -evisa -construction`)
        .map((slots) => asks(slots)),
      say: (words) => words.steps(steps),
    }),
    makeFact({
      id: 'tiers',
      path: '/pricing',
      asked: [
        ...['tiers what', 'tiers howMany', 'tiers difference', 'tiers mine', 'tiers blueprint'],
        ...[
          'tiers includes',
          'difference discovery blueprint',
          'difference blueprint implementation',
        ],
      ].map((slots) => asks(`${slots} -jobs -asvs -accessible -certificate`)),
      say: (words) => words.tiers(tiers, blueprint.tiers.text),
    }),
    ...tiers.map((tier) =>
      makeFact({
        id: `tier-${tier.id}`,
        path: '/pricing',
        asked: (tier.id === 'blueprint'
          ? ['tiers blueprint includes', 'tiers blueprint what']
          : [
              `${tierSlots[tier.id]} includes`,
              `${tierSlots[tier.id]} what tiers`,
              `${tierSlots[tier.id]} tiers`,
            ]
        ).map((slots) => asks(`${slots} -difference -howLong -cost -discoveryCall`)),
        say: (words) => words.tier(tier, tier.description),
      }),
    ),
    ...(prices
      ? [
          makeFact({
            id: 'prices',
            path: '/pricing',
            intent: 'pricing',
            offersPerson: true,
            asked: [...costs.map((slots) => asks(slots)), costAlone],
            say: (words) =>
              words.prices(
                tiers.flatMap(({ id, name }) => {
                  const range = prices.ranges[id]
                  return range
                    ? [
                        `${name}: ${range.from.toLocaleString('en-CA')} to ${range.to.toLocaleString('en-CA')} ${prices.currency}`,
                      ]
                    : []
                }),
                pricing.prices.text,
              ),
          }),
        ]
      : [
          makeFact({
            ...{ id: 'prices', path: '/pricing', intent: 'pricing', offersPerson: true },
            asked: [...costs.map((slots) => asks(slots)), costAlone],
            say: (words) =>
              words.noPrices(
                assistant.pricing,
                pricing.prices.none.steps.map(({ title, text }) => `${title}: ${text}`),
              ),
          }),
        ]),
  ]
}
