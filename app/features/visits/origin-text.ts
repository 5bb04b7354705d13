import { leadOriginCopy, visitsPage } from '#content/visits.ts'
import type { VisitOrigin } from './visit-origin.ts'

/** An origin in words: the parts of a campaign, or the site with the link. */
export function originText({ referrer, source, medium, campaign }: VisitOrigin): string {
  const parts = [campaign, source, medium].filter((part) => part !== '')
  if (parts.length > 0) return parts.join(' · ')
  return referrer || visitsPage.direct
}

/** Where a lead came from; null when it is unknown. */
export function leadOriginText(origin: VisitOrigin | undefined): string | null {
  if (!origin) return null
  const { referrer, source, medium, campaign } = origin
  const isCampaign = source !== '' || medium !== '' || campaign !== ''
  const site = referrer && leadOriginCopy.site(referrer)
  return isCampaign
    ? [leadOriginCopy.campaign(originText(origin)), site].filter(Boolean).join('\n')
    : site || null
}
