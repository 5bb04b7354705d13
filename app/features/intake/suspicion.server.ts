import type { FormToken } from './form-token.server.ts'
import type { Receipt } from './intake-store.server.ts'

/** Why a post is not taken as it is. */
export const suspicions = [
  'trap',
  'no_token',
  'stale_token',
  'fast',
  'links',
  'address',
  'network',
  'email',
  'proof',
] as const
export type Suspicion = (typeof suspicions)[number]

/** Below these nobody is asked for anything. */
const calm = { address: 60, network: 240, email: 10 }
const fillMilliseconds = 2_000
const ownHours = 24
const pageDays = 40
const linksAllowed = 3

/** A proof of work answers these; the others are for people to decide. */
const provable: readonly Suspicion[] = ['stale_token', 'fast', 'links', 'address', 'network']
export const isProvable = (reason: Suspicion) => provable.includes(reason)

/** What a form post itself gives away. */
export function suspicionsOfPost(
  post: { token: FormToken | undefined; trap: string },
  now: Date,
): Suspicion[] {
  const { token, trap } = post
  const found: Suspicion[] = trap === '' ? [] : ['trap']
  if (!token) return [...found, 'no_token']
  const age = now.getTime() - token.issuedAt.getTime()
  const hours = token.kind === 'own' ? ownHours : pageDays * 24
  if (age > hours * 3_600_000) found.push('stale_token')
  if (token.kind === 'own' && age < fillMilliseconds) found.push('fast')
  return found
}

/** What its words give away: nobody's name is an address, and few people send four of them. */
export function suspicionsOfContent(input: object): Suspicion[] {
  const texts = Object.values(input).filter((value) => typeof value === 'string')
  const links = texts.join('\n').match(/https?:\/\/|www\.|\[url|<a\s/gi)?.length ?? 0
  return links > linksAllowed ? ['links'] : []
}

/** What came before it gives away. */
export function suspicionsOfCounts(receipt: Receipt): Suspicion[] {
  const found: Suspicion[] = []
  if (receipt.by_address > calm.address) found.push('address')
  if (receipt.by_network > calm.network) found.push('network')
  if (receipt.by_email > calm.email) found.push('email')
  return found
}
