/** The kinds of records, in the order of their groups when two groups answer equally well. */
export const paletteKinds = [
  'client',
  'invoice',
  'organisation',
  'person',
  'lead',
  'project',
  'ticket',
  'document',
  'request',
  'decision',
  'conversation',
  'user',
  'insight',
  'case_study',
  'help',
  'answer',
] as const
export type PaletteKind = (typeof paletteKinds)[number]

/** A record that was found. `tier`: 0 its number or address, up to 5; 6 for a name that is only alike. */
export type FoundRecord = {
  kind: PaletteKind
  id: string
  title: string
  note: string | null
  status: string | null
  at: string
  /** 2: urgent, 1: open, 0: done. */
  weight: number
  tier: number
}

export type PaletteEntry = {
  /** Different for each entry of an answer. */
  key: string
  to: string
  title: string
  note?: string
  /** What kind of record it is, where a group mixes them. */
  kind?: PaletteKind
  status?: string
  /** When it came or was last changed, where the rest is the same as of another entry. */
  at?: string
  /** It changes something, so it is sent as a form. */
  isPost?: true
}
export type PaletteGroup = {
  key: PaletteKind | 'recent' | 'action' | 'page'
  entries: PaletteEntry[]
}
export type PaletteAnswer = {
  words: string
  groups: PaletteGroup[]
  /** Nothing contains the words; records with similar names are shown. */
  isAlike: boolean
}

export const palettePath = '/lead_admin/search'
export const paletteHref = (words: string): string =>
  words ? `${palettePath}?${new URLSearchParams({ q: words })}` : palettePath

const home = '/lead_admin'
const folders: Record<Exclude<PaletteKind, 'client' | 'user'>, string> = {
  invoice: 'invoices',
  organisation: 'organisations',
  person: 'people',
  lead: 'inbox',
  project: 'engagements',
  ticket: 'tickets',
  document: 'documents',
  request: 'requests',
  decision: 'decisions',
  conversation: 'conversations',
  insight: 'insights',
  case_study: 'published-projects',
  help: 'help',
  answer: 'conversations/answers',
}

/** Where a record is. Clients and users have no page of their own: they are in their list. */
export function recordHref({ kind, id, title, note }: FoundRecord): string {
  if (kind === 'client') return `${home}/clients?${new URLSearchParams({ q: title, of: id })}`
  if (kind === 'user') {
    const address = note?.split(' · ')[0] ?? title
    return `${home}/users?${new URLSearchParams({ q: address, of: id })}`
  }
  return `${home}/${folders[kind]}/${id}`
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const pageOf = new RegExp(`^${home}/([a-z/-]+)/(${uuid})/?$`)
const justId = new RegExp(`^${uuid}$`)

/** The record whose page an address is. */
export function recordAt(url: URL): { kind: PaletteKind; id: string } | undefined {
  const [, folder = '', id = ''] = pageOf.exec(url.pathname) ?? []
  // Blueprint leads are leads too.
  const name = folder === 'leads' ? 'inbox' : folder
  const kind = paletteKinds.find((one) => one in folders && folders[one as 'person'] === name)
  if (kind) return { kind, id }
  const of = url.searchParams.get('of') ?? ''
  if (!justId.test(of)) return undefined
  if (url.pathname === `${home}/clients`) return { kind: 'client', id: of }
  return url.pathname === `${home}/users` ? { kind: 'user', id: of } : undefined
}
