import type { MetaDescriptor } from 'react-router'
import { company } from '#content/company.ts'
import { hiddenPages as names } from '#content/hidden-pages.ts'
import { missingMeta } from './page-meta.ts'
import { breadcrumbData, type Crumb, crumbsOf } from './structured-data.ts'

const newsletter = crumbsOf('/newsletter', names.newsletter)
const status = crumbsOf('/status', names.status)

/** The ways to pages that the site map does not name. */
export const hiddenWays = {
  apply: crumbsOf('/careers/apply', names.apply),
  newsletter,
  confirm: [...newsletter, { path: '/newsletter/confirm', name: names.confirm }],
  unsubscribe: [...newsletter, { path: '/newsletter/unsubscribe', name: names.unsubscribe }],
  verify: crumbsOf('/verify', names.verify),
  status,
  statusConfirm: [...status, { path: '/status/confirm', name: names.confirm }],
  statusUnsubscribe: [...status, { path: '/status/unsubscribe', name: names.unsubscribe }],
  conversation: crumbsOf('/conversation', names.conversation),
  // Not through the conversation: its page opens by the link of a mail only.
  noMails: [...newsletter.slice(0, 1), { path: '/conversation/mails', name: names.noMails }],
} as const satisfies Record<string, readonly Crumb[]>

/** The way to a page whose address is a secret of its reader. */
export const secretWay = (above: string, name: string): Crumb[] => [
  ...crumbsOf(above),
  { path: null, name },
]

/** For a page that a mail leads to: a title and the way to it, and nothing for other readers. */
export function mailedMeta(
  title: string,
  crumbs: readonly Crumb[],
  matches: readonly [{ loaderData?: { origin: string } }, ...unknown[]],
): MetaDescriptor[] {
  const origin = matches[0].loaderData?.origin ?? `https://${company.domain}`
  return [...missingMeta(title), { 'script:ld+json': breadcrumbData(crumbs, origin) }]
}
