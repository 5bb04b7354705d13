import type { leadLabels } from '#content/admin.ts'
import { isKnownOrigin, noOrigin, originKey, originPart, type VisitOrigin } from './visit-origin.ts'

export const periods = [7, 30, 90, 365] as const
/** Days, of which today is the last. */
export type Period = (typeof periods)[number]

/** The period in an address; 30 days when there is none that we offer. */
export function readPeriod(params: URLSearchParams): Period {
  return periods.find((days) => String(days) === params.get('days')) ?? 30
}

/** A campaign, or a site with links to us, with what followed from it. */
export type OriginRow = VisitOrigin & { visits: number; leads: number; converted: number }

export type VisitReport = {
  days: { day: string; views: number; visits: number }[]
  pages: { path: string; views: number; visits: number }[]
  campaigns: OriginRow[]
  referrers: OriginRow[]
}

/** A lead that came from an origin. */
export type LeadFrom = {
  id: string
  full_name: string
  source: keyof typeof leadLabels.source
  status: keyof typeof leadLabels.status
  created_at: string
}

const isCampaign = ({ source, medium, campaign }: VisitOrigin) =>
  source !== '' || medium !== '' || campaign !== ''

/**
 * Puts visits and leads of the same campaign, and of the same referring site, in one row each. A visit
 * through a campaign counts for the campaign only.
 */
export function originRows(
  visits: readonly (VisitOrigin & { visits: number })[],
  leads: readonly (VisitOrigin & { leads: number; converted: number })[],
): { campaigns: OriginRow[]; referrers: OriginRow[] } {
  const rows = new Map<string, OriginRow>()
  const rowOf = (origin: VisitOrigin): OriginRow => {
    const { referrer, source, medium, campaign } = origin
    const named = isCampaign(origin)
      ? { referrer: '', source, medium, campaign }
      : { ...noOrigin, referrer }
    const key = originKey(named)
    const row = rows.get(key) ?? { ...named, visits: 0, leads: 0, converted: 0 }
    rows.set(key, row)
    return row
  }
  for (const one of visits) rowOf(one).visits += one.visits
  for (const one of leads) {
    const row = rowOf(one)
    row.leads += one.leads
    row.converted += one.converted
  }
  const sorted = [...rows.values()].sort((a, b) => b.visits - a.visits || b.leads - a.leads)
  return {
    campaigns: sorted.filter(isCampaign),
    referrers: sorted.filter((row) => !isCampaign(row)),
  }
}

/** The origin in an address that `originSearch` made; undefined when there is none. */
export function readOriginSearch(params: URLSearchParams): VisitOrigin | undefined {
  const part = (name: keyof VisitOrigin) => originPart(params.get(name))
  const origin = {
    referrer: part('referrer'),
    source: part('source'),
    medium: part('medium'),
    campaign: part('campaign'),
  }
  return isKnownOrigin(origin) ? origin : undefined
}

/** The query of the page that shows the leads of an origin. */
export function originSearch(period: Period, origin: VisitOrigin): string {
  const parts = Object.entries(noOrigin).map(([name]): [string, string] => [
    name,
    origin[name as keyof VisitOrigin],
  ])
  const named = parts.filter(([, value]) => value !== '')
  return `?${new URLSearchParams([['days', String(period)], ...named])}`
}
