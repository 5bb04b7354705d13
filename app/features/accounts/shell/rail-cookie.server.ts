import type { RailWidth } from './rail-width.ts'

const yearInSeconds = 365 * 86_400
const pattern = /(?:^|;\s*)rail=narrow(?:;|$)/

/** What the browser remembers, so that the first view already has the right width. */
export const readRailWidth = (request: Request): RailWidth =>
  pattern.test(request.headers.get('cookie') ?? '') ? 'narrow' : 'wide'

/** Remembers the narrow rail; the wide one needs no cookie. */
export function railCookie(width: RailWidth): string {
  const [value, maxAge] = width === 'narrow' ? [width, yearInSeconds] : ['', 0]
  return `rail=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}`
}
