import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { company } from '#content/company.ts'

const period = 30
const digits = 6
// A phone's clock may be one step off, and typing takes its time.
const tolerance = [-1, 0, 1]

/** A new key: 144 random bits, as text, because the sign-in library keeps keys as text. */
export const newSecret = () => randomBytes(18).toString('base64url')

/** The code of one half minute since 1970 (RFC 6238, SHA-1, which is all that every app knows). */
function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The code of this moment. */
export const codeNow = (secret: string, now: Date) => codeAt(secret, stepAt(now))

const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / period)

/** The half minute a code belongs to, if it is one of this moment. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const current = stepAt(now)
  const typed = Buffer.from(code)
  const steps = tolerance.map((off) => current + off)
  const matches = steps.filter((step) => {
    const right = Buffer.from(codeAt(secret, step))
    return typed.length === right.length && timingSafeEqual(typed, right)
  })
  return matches.at(-1) ?? null
}

/** The key as authenticator apps take it: Base32 without padding. */
export function base32(text: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

/** What the QR code says. */
export function totpAddress(secret: string, email: string): string {
  const name = `${encodeURIComponent(company.name)}:${encodeURIComponent(email)}`
  const parameters = new URLSearchParams({ secret: base32(secret), issuer: company.name })
  return `otpauth://totp/${name}?${parameters}`
}
