/** Where a visit came from. Each part is empty when it is not known. */
export type VisitOrigin = {
  /** The host of the page with the link that was followed. */
  referrer: string
  /** `utm_source`, `utm_medium` and `utm_campaign` of the address. */
  source: string
  medium: string
  campaign: string
}

export const noOrigin: VisitOrigin = { referrer: '', source: '', medium: '', campaign: '' }

const mostOfHost = 100
const mostOfName = 60

/**
 * The hidden fields in which a form says where its visit began. The page fills them in from the
 * browser's own record of the visit; nothing is stored in the browser.
 */
export const originFields = { landing: 'visit_landing', referrer: 'visit_referrer' } as const

/**
 * Reads the origin of a visit.
 *
 * @param landing address of the first page of the visit, with its query; may be hostile
 * @param referrer address of the page before it; may be hostile
 * @param host of this product, whose own pages are no origin
 */
export function readVisitOrigin(landing: string, referrer: string, host: string): VisitOrigin {
  const from = URL.canParse(referrer) ? new URL(referrer).host : ''
  const given = { ...noOrigin, referrer: from === host ? '' : from.slice(0, mostOfHost) }
  const at = landing.indexOf('?')
  if (at < 0 || !landing.includes('utm_', at)) return given
  const query = new URLSearchParams(landing.slice(at + 1).split('#')[0])
  return {
    ...given,
    source: nameIn(query.get('utm_source')),
    medium: nameIn(query.get('utm_medium')),
    campaign: nameIn(query.get('utm_campaign')),
  }
}

/** No letter is cut in half; public pages load this, and nothing more for it. */
const firstOf = (text: string, most: number) => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

/**
 * A name as it is compared: in small letters, only of letters, digits and a few signs, which are enough
 * for a campaign or a host.
 */
export function originPart(value: string | null): string {
  const name = (value ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ._+:-]/gu, '')
    .trim()
  return firstOf(name, mostOfHost)
}

const nameIn = (value: string | null): string => firstOf(originPart(value), mostOfName).trimEnd()

/** One text for an origin, to compare and to link to. */
export const originKey = ({ referrer, source, medium, campaign }: VisitOrigin): string =>
  [referrer, source, medium, campaign].join('\n')

export const isKnownOrigin = (origin: VisitOrigin): boolean =>
  Object.values(origin).some((part) => part !== '')
