import type { SitePath } from './site-map.ts'

/** Where a reader of a page is: finding out what exists, comparing suppliers, or deciding. */
export type Stage = 'learning' | 'comparing' | 'deciding'

export type PageStep = {
  stage: Stage
  /** The address of the one next step; of a form on the page itself, where it is sent to. */
  to: string
  /** The form is on the page. */
  isForm?: true
  /** Why the step is not one of those that `stepsOf` names for the stage. */
  because?:
    | 'specified'
    | 'on-request'
    | 'sign-in'
    | 'apply'
    | 'no-estimate'
    | 'search'
    | 'subscribe'
}

/** Someone who is learning is led to proof, someone who is comparing to a person, then to a form. */
export const stepsOf: Record<Stage, readonly string[]> = {
  learning: ['/projects', '/trust', '/pricing'],
  comparing: ['/book', '/blueprint'],
  deciding: ['/get-started', '/blueprint', '/contact', '/book'],
}

/** Every public page, and the pages of published case studies and insights. */
type PageKey = SitePath | '/projects/:slug' | '/blog/:slug'

const specified = { to: '/contact', because: 'specified' } as const
const estimateOf = (solution: string) => `/pricing?solution=${solution}#estimate`

export const pageSteps: Record<PageKey, PageStep> = {
  '/': { stage: 'learning', to: '/blueprint', because: 'specified' },
  '/about': { stage: 'learning', to: '/trust' },
  '/vision': { stage: 'learning', to: '/projects' },
  '/blog': { stage: 'learning', to: '/newsletter', isForm: true, because: 'subscribe' },
  '/blog/:slug': { stage: 'learning', ...specified },
  '/solutions/evisa': { stage: 'learning', to: estimateOf('e-visa') },
  '/solutions/governance': { stage: 'learning', to: estimateOf('governance') },
  '/solutions/healthcare': { stage: 'learning', to: estimateOf('healthcare') },
  // Its effort is decided by a conversation with families and an ethics board, not by volumes.
  '/solutions/aftrlife': { stage: 'learning', to: '/contact', because: 'no-estimate' },
  '/solutions/construction': { stage: 'learning', to: estimateOf('construction') },
  '/public-sector-platforms': { stage: 'learning', ...specified },
  '/capabilities': { stage: 'learning', ...specified },
  '/capabilities/ai-automation': { stage: 'learning', ...specified },
  '/capabilities/digital-identity': { stage: 'learning', ...specified },
  '/capabilities/cloud-infrastructure': { stage: 'learning', ...specified },
  '/privacy': { stage: 'learning', to: '/trust' },
  '/terms': { stage: 'learning', to: '/trust' },
  '/cookies': { stage: 'learning', to: '/trust' },
  '/search': { stage: 'learning', to: '/search', isForm: true, because: 'search' },

  '/solutions': { stage: 'comparing', to: '/blueprint' },
  '/projects': { stage: 'comparing', to: '/book' },
  '/projects/:slug': { stage: 'comparing', ...specified },
  '/pricing': { stage: 'comparing', to: '/book' },
  '/trust': { stage: 'comparing', to: '/book' },
  '/references': { stage: 'comparing', to: '/contact', because: 'on-request' },
  '/downloads': { stage: 'comparing', to: '/contact', because: 'on-request' },
  '/accessibility': { stage: 'comparing', to: '/contact', because: 'on-request' },
  '/partners': { stage: 'comparing', ...specified },

  '/procurement': { stage: 'deciding', to: '/get-started' },
  '/blueprint': { stage: 'deciding', to: '/blueprint', isForm: true },
  '/get-started': { stage: 'deciding', to: '/get-started', isForm: true },
  '/contact': { stage: 'deciding', to: '/contact', isForm: true },
  '/book': { stage: 'deciding', to: '/book', isForm: true },
  '/careers': { stage: 'deciding', to: '/careers/apply', because: 'apply' },
  '/clients': { stage: 'deciding', to: '/auth', because: 'sign-in' },
}
