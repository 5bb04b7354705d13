export const referencesPath = '/lead_admin/references'

/** What visitors read of a client reference. */
export type Reference = {
  id: string
  organization: string
  quote: string
  said_by: string
  said_role: string | null
  /** A figure has all four parts or none; `figure_on` is a day, `yyyy-mm-dd`. */
  figure: string | null
  figure_note: string | null
  figure_source: string | null
  figure_on: string | null
  /** Whether a reader may ask to be put in contact. */
  may_contact: boolean
  /** The case study, while it is public. */
  project: { slug: string; title: string } | null
}

/** What staff type. Days are `yyyy-mm-dd`. */
export type ReferenceInput = Omit<Reference, 'id' | 'project'> & {
  project_id: string | null
  permission_by: string | null
  permission_on: string | null
  /** The last day; null for a permission that holds until it is withdrawn. */
  permission_until: string | null
  permission_withdrawn_on: string | null
}

export const referenceStates = ['public', 'ready', 'no_permission', 'ended'] as const
export type ReferenceState = (typeof referenceStates)[number]

/** A reference as staff see it. */
export type KeptReference = ReferenceInput &
  Pick<Reference, 'id' | 'project'> & {
    is_published: boolean
    state: ReferenceState
    version: number
    evidence: { name: string; size: number } | null
  }

/** Staff are told so many days before a permission ends. */
const endingDays = 30

/** The last day on which a permission counts as ending soon. */
export function lastEndingDay(today: string): string {
  return new Date(Date.parse(today) + endingDays * 86_400_000).toISOString().slice(0, 10)
}

/** Whether a reference that is public now leaves the site within the next weeks. */
export const endsSoon = (
  today: string,
  { state, permission_until: until }: Pick<KeptReference, 'state' | 'permission_until'>,
): boolean => state === 'public' && until !== null && until <= lastEndingDay(today)

/** A reference in one line, for the enquiry of somebody who asks for contact. */
export const referenceLine = ({ said_by, said_role, organization }: Reference): string =>
  [said_by, said_role, organization].filter(Boolean).join(', ')
