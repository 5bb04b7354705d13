import type { App } from '#app/platform/app.server.ts'
import { isToken } from '#app/platform/identifier.ts'
import {
  readSignedCookie,
  sessionCookieName,
  signedCookie,
} from '#app/platform/signed-cookie.server.ts'

/** So long a session lasts without being used. */
export const sessionSeconds = 7 * 86_400

/** The Set-Cookie header of an open session. */
export const sessionCookie = (app: App, token: string): string =>
  signedCookie(app, sessionCookieName, token, sessionSeconds)

/** The Set-Cookie header that removes it. */
export const endedSessionCookie = (app: App): string => signedCookie(app, sessionCookieName, '', 0)

/** The token of the session that a request comes with, if it carries our signature. */
export function readSessionToken(app: Pick<App, 'secret'>, headers: Headers): string | undefined {
  const token = readSignedCookie(app, sessionCookieName, headers) ?? ''
  return isToken(token) || isFormerToken(token) ? token : undefined
}

// Sessions that were opened before 2026-11-23 have these, and end by themselves within 90 days.
const isFormerToken = (text: string) => /^[A-Za-z0-9]{32}$/.test(text)
