import type { SitePath } from '#content/site-map.ts'

/**
 * Why a text cannot be changed in the panel: it is a figure of the specification, fixed by it character
 * by character, or taken from elsewhere by the page's drawing.
 */
export type FixedReason = 'figure' | 'specified' | 'drawing'

/** Places of fixed texts; `*` stands for one part of a place. */
type Places = Partial<Record<SitePath | 'every page', readonly string[]>>

const fixed: Record<FixedReason, Places> = {
  figure: {
    'every page': [
      ...(['outcomes.items.*.value', 'about.figures.*.value', 'stats.items.*.value'] as const),
      ...(['stamps.*.face.value', 'notes.items.*.value', 'notes.items.*.second.*'] as const),
      ...(['notes.items.*.unit', 'timelines.saved'] as const),
    ],
  },
  specified: {
    '/': ['headline.*.text', 'tagline', 'vision.values.*.title', 'vision.goal'],
    '/about': ['seal.values.*.name', 'duties.rows.*.value'],
    '/blueprint': [
      ...([
        'hero.primary',
        'hero.secondary',
        'challenges.items.*.title',
        'included.title',
      ] as const),
      ...(['tiers.popular', 'tiers.action', 'tiers.items.*.name', 'contact.title'] as const),
      'journey.steps.*.duration',
    ],
    '/solutions': ['steps.items.*.duration'],
    '/capabilities': ['action.label'],
    '/vision': ['notes.items.*.goal'],
    '/partners': ['link.label'],
    '/clients': ['signIn', 'leaves.items.*.title', 'action.label', 'action.help'],
  },
  drawing: { '/contact': ['offices.places.*.city', 'drawing.postmark.*'] },
}

/** Why the text at a place of a page is fixed; null when staff may change it. */
export function fixedReason(page: SitePath, path: string): FixedReason | null {
  for (const [reason, places] of Object.entries(fixed))
    for (const place of [...(places['every page'] ?? []), ...(places[page] ?? [])])
      if (matches(place, path)) return reason as FixedReason
  return null
}

function matches(place: string, path: string): boolean {
  const [wanted, parts] = [place.split('.'), path.split('.')]
  return (
    wanted.length === parts.length && wanted.every((one, at) => one === '*' || one === parts[at])
  )
}

/** The figures of the specification, as they stand in sentences. */
const figures = [
  ...(['70%', '20%', '300%', '99.9%', '99.5%', '50+', '30+', '3+', '1M+', '7.5M'] as const),
  ...(['2.5 to 7.5', '20-30', '50 countries', '24 hours', '2028', '60-90 min'] as const),
  ...(['3-4 weeks', '30 minutes'] as const),
]

/** The figures that a text must keep, because its original has them. */
export function figuresLost(original: string, text: string): string[] {
  return figures.filter((figure) => original.includes(figure) && !text.includes(figure))
}
