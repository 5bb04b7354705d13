import type { Fact } from '#app/features/assistant/facts/fact.ts'
import { assistantFacts } from '#content/assistant-facts.ts'
import type { FactSources } from './fact-sources.ts'
import { asks, makeFact } from './make-fact.ts'

const french = assistantFacts.solutions.fr
/** Words that ask for a part of a solution, which its page answers better. */
const not =
  `-howLong -cost -partners -jobs -steps -data -kept -difference -report -support -cookies -who -where
  -quickly -accessible -certificate -tiers -blueprint`.replaceAll(/\s+/g, ' ')

/** What each of the five solutions is, and which there are. */
export function solutionFacts({ solutions, leads }: FactSources): Fact[] {
  const { stamps } = solutions
  return [
    ...stamps.map((stamp) => {
      const fact = makeFact({
        ...{ id: `solution-${stamp.id}`, path: stamp.path, intent: stamp.id },
        asked: [
          asks(`${stamp.id} what ${not}`),
          asks(`${stamp.id} what solutions ${not}`),
          asks(`${stamp.id} what project ${not}`),
        ].map((wording) => ({ ...wording, mostOthers: 1 })),
        say: () => leads[stamp.id],
      })
      return { ...fact, say: { en: fact.say.en, fr: french[stamp.id] } }
    }),
    ...stamps.map((stamp) =>
      makeFact({
        ...{ id: `whose-${stamp.id}`, path: stamp.path, intent: stamp.id },
        asked: [asks(`${stamp.id} forWhom -jobs -cost`)],
        isEnglish: true,
        say: (words) => words.whose(stamp.whose),
      }),
    ),
    makeFact({
      ...{ id: 'solutions', path: '/solutions' },
      asked: ['solutions what', 'solutions howMany', 'solutions mine'].map((slots) => ({
        ...asks(
          `${slots} ${not} -evisa -governance -healthcare -aftrlife -construction -includes -client`,
        ),
        mostOthers: 1,
      })),
      say: (words) =>
        words.solutions(
          stamps.map(({ name }) => name),
          solutions.lead,
        ),
    }),
  ]
}
