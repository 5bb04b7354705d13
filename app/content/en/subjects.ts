import type { SitePath } from './site-map.ts'

/** What a page is about: by this it finds its case studies and insights, and they find it. */
export type Subject = {
  readonly sectors: readonly string[]
  readonly capabilities: readonly string[]
  /** In the notation of a web search: `or` between the words, quotation marks around a phrase. */
  readonly words: string
}

const subject = (
  sectors: readonly string[],
  capabilities: readonly string[],
  words = '',
): Subject => ({ sectors, capabilities, words })

/** The five solutions, by the sectors of the taxonomy and by the words of their field. */
export const solutionSubjects = {
  '/solutions/evisa': subject(
    ['immigration-borders'],
    [],
    'visa or consulate or border or passport or immigration or traveller',
  ),
  '/solutions/governance': subject(
    ['revenue-finance', 'civil-registries'],
    [],
    'tax or taxpayer or revenue or treasury or registry or declaration',
  ),
  '/solutions/healthcare': subject(
    ['health'],
    [],
    'telemedicine or clinic or patient or health or hospital or nurse',
  ),
  '/solutions/aftrlife': subject(
    ['archives-legacy'],
    [],
    'avatar or legacy or bereavement or "recorded voice" or hospice or family',
  ),
  '/solutions/construction': subject(
    ['construction-public-works'],
    [],
    'construction or inspection or inspector or building or concrete or contractor',
  ),
} as const satisfies Partial<Record<SitePath, Subject>>

/** Every page that ends with case studies and insights on its subject. */
export const pageSubjects: Partial<Record<SitePath, Subject>> = {
  ...solutionSubjects,
  '/': subject(['immigration-borders'], [], 'visa or tax or clinic or inspection'),
  '/about': subject([], ['ai-automation'], 'oversight or audit or accountability'),
  '/solutions': subject(['revenue-finance'], [], 'tax or visa or telemedicine or inspection'),
  '/public-sector-platforms': subject(
    ['immigration-borders', 'revenue-finance', 'health'],
    [],
    'visa or tax or clinic',
  ),
  '/capabilities': subject([], ['ai-automation', 'digital-identity', 'cloud-infrastructure']),
  '/capabilities/ai-automation': subject([], ['ai-automation']),
  '/capabilities/digital-identity': subject([], ['digital-identity']),
  '/capabilities/cloud-infrastructure': subject([], ['cloud-infrastructure']),
  '/vision': subject(['health'], [], 'visa or telemedicine'),
  '/partners': subject([], ['cloud-infrastructure'], 'sovereignty or cloud or exit'),
}
