import { tokenOf } from '#app/platform/identifier.ts'
import { readSignedId, signedId } from '#app/platform/signed-id.server.ts'
import { company } from '#content/company.ts'

const lists = ['newsletter', 'status'] as const
/** What people subscribe to; also the address of its page. */
export type MailingList = (typeof lists)[number]

/** What its links need to know of the installation. */
export type ListSite = { secret: string; config: { baseUrl: string } }

/** In each link that was mailed, and so never to be changed. */
const purposes = { newsletter: 'newsletter-leave', status: 'status-leave' } as const
const purposeOf = (list: MailingList) => purposes[list]
const oneClickPath = (list: MailingList) => `/${list}/one-click`

/**
 * Where a subscriber leaves: the page with the button, and the address that mail programs post to (RFC 8058).
 * The token is signed, not stored, and does not expire, so that a link in an old mail still works.
 */
export function leaveLinks(list: MailingList, { secret, config }: ListSite, subscriberId: string) {
  const search = `?token=${signedId(secret, purposeOf(list), subscriberId)}`
  return {
    page: `${config.baseUrl}/${list}/unsubscribe${search}`,
    oneClick: `${config.baseUrl}${oneClickPath(list)}${search}`,
  }
}

/** The subscriber's id in the token of such a link, or undefined when its signature is wrong. */
export const readLeaveToken = (
  list: MailingList,
  secret: string,
  token: string,
): string | undefined => readSignedId(secret, purposeOf(list), token)

/** Whether a cross-site post is allowed: only to a one-click address, and only with a valid token. */
export function isSignedLeave(request: Request, secret: string): boolean {
  const url = new URL(request.url)
  const list = lists.find((one) => url.pathname === oneClickPath(one))
  if (request.method !== 'POST' || !list) return false
  return readLeaveToken(list, secret, tokenOf(url)) !== undefined
}

/** A mail that is rendered once for all subscribers, with a placeholder for the link by which each leaves. */
export type ListMail = { subject: string; html: string; text: string }

export const leavePlaceholder = 'https://unsubscribe.invalid/here'

/** The mail with a link in place of the placeholder. */
export function withLeaveLink({ subject, html, text }: ListMail, href: string): ListMail {
  return {
    subject,
    html: html.replaceAll(leavePlaceholder, href),
    text: text.replaceAll(leavePlaceholder, href),
  }
}

/** The mail to one subscriber, with the headers by which mail programs unsubscribe (RFC 8058). */
export function addressListMail(
  list: MailingList,
  site: ListSite,
  mail: ListMail,
  subscriber: { id: string; email: string },
) {
  const { page, oneClick } = leaveLinks(list, site, subscriber.id)
  return {
    ...withLeaveLink(mail, page),
    to: subscriber.email,
    headers: {
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `${company.name} <${list}.${new URL(site.config.baseUrl).hostname}>`,
      Precedence: 'bulk',
    },
  }
}
