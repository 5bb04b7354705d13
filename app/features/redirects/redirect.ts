import { readHttpsAddress } from '#app/platform/https-address.ts'
import { ownPath } from '#app/platform/own-path.ts'
import { redirectsPage } from '#content/redirects.ts'

const { errors } = redirectsPage

export const redirectsPath = '/lead_admin/redirects'
export const redirectStatuses = [301, 302] as const
export type RedirectStatus = (typeof redirectStatuses)[number]

/** What a form says, and how it is stored. */
export type RedirectValues = { from: string; target: string; status: RedirectStatus }
export type RedirectTyped = { id: string; from: string; target: string; status: string }
export type RedirectFaults = Partial<Record<'from' | 'target' | 'status', string>>

const fromLength = 300
const targetLength = 1_000
const origin = 'https://own.invalid'

/** A path as redirects are kept and looked up: in small letters and without a slash at its end. */
export const lookedUp = (pathname: string): string =>
  pathname.replace(/(?<=.)\/+$/, '').toLowerCase()

function fromOf(text: string): string | undefined {
  if (!/^\/[^/\\]/.test(text) || /[\s\\?#\p{Cc}]|\/\//u.test(text)) return undefined
  if (text.endsWith('.data') || !URL.canParse(text, origin)) return undefined
  const path = lookedUp(new URL(text, origin).pathname)
  return path === '/' ? undefined : path
}

/** A path of this site, or an https address without a name and a password in it. */
function targetOf(text: string): string | undefined {
  if (text === '' || /[\s\\\p{Cc}]/u.test(text)) return undefined
  if (text.startsWith('/')) {
    if (ownPath(text, '') === '' || !URL.canParse(text, origin)) return undefined
    const { host, pathname, search, hash } = new URL(text, origin)
    return host === 'own.invalid' && !pathname.startsWith('//')
      ? pathname + search + hash
      : undefined
  }
  return readHttpsAddress(text)?.href
}

/** The path of a target on this site; undefined for another site. */
export const ownPathname = (target: string): string | undefined =>
  target.startsWith('/') ? new URL(target, origin).pathname : undefined

/** The same as redirects are looked up. */
export function ownTarget(target: string): string | undefined {
  const pathname = ownPathname(target)
  return pathname === undefined ? undefined : lookedUp(pathname)
}

/** Reads a form; what needs no knowledge of other redirects is checked here. */
export function readRedirect(
  typed: RedirectTyped,
): { values: RedirectValues } | { faults: RedirectFaults } {
  const [from, target] = [fromOf(typed.from.trim()), targetOf(typed.target.trim())]
  const status = redirectStatuses.find((one) => String(one) === typed.status)
  const faults: RedirectFaults = {}
  if (!from) faults.from = errors.from
  else if (from.length > fromLength) faults.from = errors.fromLong
  if (!target) faults.target = errors.target
  else if (target.length > targetLength) faults.target = errors.targetLong
  else if (from && ownTarget(target) === from) faults.target = errors.loop
  if (!status) faults.status = errors.status
  if (!from || !target || !status || Object.keys(faults).length > 0) return { faults }
  return { values: { from, target, status } }
}
