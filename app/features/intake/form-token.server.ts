import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * `page` is in the HTML and the same for everyone that day, because pages are cached. `own` was
 * fetched by a script when the form was first touched, so its age tells how long filling in took.
 */
type TokenKind = 'page' | 'own'
export type FormToken = { kind: TokenKind; form: string; issuedAt: Date; text: string }

const letterOf = { page: 'p', own: 'o' } as const
const shape = /^([po])\.([a-z_]{1,40})\.([0-9a-z]{1,10})\.([\w-]{0,22})\.([\w-]{43})$/

function signed(secret: string, body: string): string {
  const mac = createHmac('sha256', secret).update(`form-token:${body}`).digest('base64url')
  return `${body}.${mac}`
}

function write(secret: string, kind: TokenKind, form: string, issuedAt: Date): string {
  const id = kind === 'own' ? randomBytes(12).toString('base64url') : ''
  return signed(secret, `${letterOf[kind]}.${form}.${issuedAt.getTime().toString(36)}.${id}`)
}

/** The token in a page's HTML; it changes once a day. */
export function pageToken(secret: string, form: string, now: Date): string {
  return write(secret, 'page', form, new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`))
}

/** The token that a script fetches for one visitor's form. */
export const ownToken = (secret: string, form: string, now: Date): string =>
  write(secret, 'own', form, now)

/** Parses a token; undefined when its signature is wrong or it belongs to another form. */
export function readFormToken(secret: string, form: string, text: string): FormToken | undefined {
  const [, letter, name, time = '', id] = shape.exec(text) ?? []
  if (!letter || name !== form) return undefined
  const right = signed(secret, [letter, name, time, id].join('.'))
  if (!timingSafeEqual(Buffer.from(text), Buffer.from(right))) return undefined
  const kind = letter === 'o' ? 'own' : 'page'
  return { kind, form, issuedAt: new Date(Number.parseInt(time, 36)), text }
}
