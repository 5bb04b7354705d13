import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { App } from '#app/platform/app.server.ts'
import { isUuid } from '#app/platform/identifier.ts'

const day = 86_400_000
const passDays = 30

const sign = (app: App, purpose: string, value: string) =>
  createHmac('sha256', app.secret).update(`${purpose}:${value}`).digest('base64url')

/**
 * The token in the links of a booking's mails. It is computed again for each mail, so that only its hash
 * is stored.
 */
export const tokenOf = (app: App, bookingId: string): string => sign(app, 'booking', bookingId)

/** The stored hash of a token, in hex. A token of 256 bits needs no slow hash. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')

/** A signed value that identifies the visitor as the person of a lead. */
export function issuePass(app: App, leadId: string): string {
  const until = Math.floor(app.now().getTime() / day) + passDays
  const value = `${leadId}.${until}`
  return `${value}.${sign(app, 'booking-pass', value)}`
}

/** The lead of a pass; null when its signature is wrong or it is too old. */
export function readPass(app: App, pass: string): string | null {
  const [leadId = '', until = '', signature = ''] = pass.slice(0, 200).split('.')
  const expected = Buffer.from(sign(app, 'booking-pass', `${leadId}.${until}`))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const isOver = Number(until) * day < app.now().getTime()
  return isOver || !isUuid(leadId) ? null : leadId
}
