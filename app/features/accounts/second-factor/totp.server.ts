import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { company } from '#content/company.ts'

// A phone's clock may be one half minute off, and typing takes its time.
const tolerance = 1

/** A new key: 144 random bits as text; apps get the bytes of the text. */
export const newSecret = () => randomBytes(18).toString('base64url')

/** Codes as every authenticator app makes them (RFC 6238): SHA-1, six digits, half a minute. */
const totpOf = (secret: string, email = '') =>
  new TOTP({
    ...{ issuer: company.name, label: email, secret: Secret.fromUTF8(secret) },
    ...{ algorithm: 'SHA1', digits: 6, period: 30 },
  })

/** The number of the half minute since 1970 that a code belongs to, if the code is valid now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const totp = totpOf(secret)
  const timestamp = now.getTime()
  const distance = totp.validate({ token: code, timestamp, window: tolerance })
  return distance === null ? null : totp.counter({ timestamp }) + distance
}

/** The key in the form of authenticator apps: Base32 without padding. */
export const base32 = (secret: string): string => Secret.fromUTF8(secret).base32

/** What the QR code says. */
export const totpAddress = (secret: string, email: string): string =>
  totpOf(secret, email).toString()
