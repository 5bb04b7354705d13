import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { App } from '#app/platform/app.server.ts'
import { isUuid } from '#app/platform/identifier.ts'

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
