import type { Fact } from '#app/features/assistant/facts/fact.ts'
import { blueprintFacts } from './blueprint-facts.ts'
import { contactFacts } from './contact-facts.ts'
import { countryFacts } from './country-facts.ts'
import { estimateFacts } from './estimate-facts.ts'
import type { FactSources } from './fact-sources.ts'
import { moreFacts } from './more-facts.ts'
import { officeFacts } from './office-facts.ts'
import { postFacts } from './post-facts.ts'
import { privacyFacts } from './privacy-facts.ts'
import { shownFacts } from './shown-facts.ts'
import { solutionFacts } from './solution-facts.ts'
import { trustFacts } from './trust-facts.ts'
import { workingFacts } from './working-facts.ts'

const kinds = [shownFacts, officeFacts, blueprintFacts, postFacts, trustFacts, privacyFacts]

/** All facts that these sources give. */
export const factsOf = (sources: FactSources): Fact[] =>
  [
    ...kinds,
    estimateFacts,
    contactFacts,
    solutionFacts,
    workingFacts,
    countryFacts,
    moreFacts,
  ].flatMap((facts) => facts(sources))
