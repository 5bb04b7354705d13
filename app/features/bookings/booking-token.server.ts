import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { App } from '#app/platform/app.server.ts'
import { isUuid } from '#app/platform/uuid.ts'

const day = 86_400_000
const passDays = 30

const sign = (app: App, purpose: string, value: string) =>
  createHmac('sha256', app.secret).update(`${purpose}:${value}`).digest('base64url')

/**
 * The token in the links of one booking's mails. It is made anew for each mail, so that only its hash
 * has to be kept.
 */
export const tokenOf = (app: App, bookingId: string): string => sign(app, 'booking', bookingId)

/** What is kept of a token, in hex. With 256 bits a plain hash is as good as a slow one. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** A value that says: whoever books with it is the person of this lead. */
export function issuePass(app: App, leadId: string): string {
  const until = Math.floor(app.now().getTime() / day) + passDays
  const value = `${leadId}.${until}`
  return `${value}.${sign(app, 'booking-pass', value)}`
}

/** The lead that a pass names; null when it is none of ours, or too old. */
export function readPass(app: App, pass: string): string | null {
  const [leadId = '', until = '', signature = ''] = pass.slice(0, 200).split('.')
  const expected = Buffer.from(sign(app, 'booking-pass', `${leadId}.${until}`))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const isOver = Number(until) * day < app.now().getTime()
  return isOver || !isUuid(leadId) ? null : leadId
}

/** A UUID (version 8) from what was sent; see docs/decisions/006-lead-identity-is-its-content.md. */
export function identify(...parts: (string | number)[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
