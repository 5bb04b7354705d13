import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import type { Config } from './config.server.ts'

/** The cookie of people who are signed in. */
export const sessionCookieName = 'unordin.session_token'

type Signer = { config: Pick<Config, 'https'>; secret: string }

/**
 * A Set-Cookie header with a signed value: `VALUE.SIGNATURE`. Scripts cannot read the cookie, forms of
 * other sites do not send it, and on https it is never sent unencrypted.
 *
 * @param seconds how long a browser keeps it; 0 removes it
 */
export function signedCookie(
  { config, secret }: Signer,
  name: string,
  value: string,
  seconds: number,
): string {
  return serialize(name, value && `${value}.${signatureOf(value, secret)}`, {
    maxAge: seconds,
    path: '/',
    httpOnly: true,
    // The prefix for https is added where responses are sent (server/host-cookies.ts).
    secure: config.https,
    sameSite: 'Lax',
  })
}

/** The value of a signed cookie, or undefined when it is missing or the signature is wrong. */
export function readSignedCookie(
  { secret }: Pick<Signer, 'secret'>,
  name: string,
  headers: Headers,
): string | undefined {
  const signed = parse(headers.get('cookie') ?? '', name)[name] ?? ''
  const end = signed.lastIndexOf('.')
  if (end < 1) return undefined
  const value = signed.slice(0, end)
  const given = Buffer.from(signed.slice(end + 1))
  const right = Buffer.from(signatureOf(value, secret))
  return given.length === right.length && timingSafeEqual(given, right) ? value : undefined
}

const signatureOf = (value: string, secret: string) =>
  createHmac('sha256', secret).update(value).digest('base64')
