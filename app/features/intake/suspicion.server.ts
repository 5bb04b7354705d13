import type { FormToken } from './form-token.server.ts'
import type { Receipt } from './intake-store.server.ts'

/** The reasons why a post is not stored at once. */
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

/** Up to these numbers of posts nothing is asked for. */
const calm = { address: 60, network: 240, email: 10 }
const fillMilliseconds = 2_000
const ownHours = 24
const pageDays = 40
const linksAllowed = 3

/** Reasons that a proof of work settles; with any other reason the post is quarantined. */
const provable: readonly Suspicion[] = ['stale_token', 'fast', 'links', 'address', 'network']
export const isProvable = (reason: Suspicion) => provable.includes(reason)

/** Checks the protection fields of a post. */
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

/** Checks the texts of a post: spam has many links. */
export function suspicionsOfContent(input: object): Suspicion[] {
  const texts = Object.values(input).filter((value) => typeof value === 'string')
  const links = texts.join('\n').match(/https?:\/\/|www\.|\[url|<a\s/gi)?.length ?? 0
  return links > linksAllowed ? ['links'] : []
}

/** Checks how many posts came before this one. */
export function suspicionsOfCounts(receipt: Receipt): Suspicion[] {
  const found: Suspicion[] = []
  if (receipt.by_address > calm.address) found.push('address')
  if (receipt.by_network > calm.network) found.push('network')
  if (receipt.by_email > calm.email) found.push('email')
  return found
}
