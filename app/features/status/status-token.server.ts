import { readSignedId, signedId } from '#app/platform/signed-id.server.ts'
import { statusPath } from './status.ts'

const purpose = 'status-leave'
const oneClickPath = `${statusPath}/one-click`

/** The subscriber's id in a token of the links that unsubscribe. */
export const readLeaveToken = (secret: string, token: string): string | undefined =>
  readSignedId(secret, purpose, token)

/** Where a subscriber leaves: the page with the button, and the address that mail programs post to (RFC 8058). */
export function leaveAddresses(secret: string, baseUrl: string, subscriberId: string) {
  const search = `?token=${signedId(secret, purpose, subscriberId)}`
  return {
    page: `${baseUrl}${statusPath}/unsubscribe${search}`,
    oneClick: `${baseUrl}${oneClickPath}${search}`,
  }
}

/** Whether a cross-site post is allowed: only to the one-click address, and only with a valid token. */
export function isSignedStatusLeave(request: Request, secret: string): boolean {
  const { pathname, searchParams } = new URL(request.url)
  if (request.method !== 'POST' || pathname !== oneClickPath) return false
  return readLeaveToken(secret, searchParams.get('token') ?? '') !== undefined
}
