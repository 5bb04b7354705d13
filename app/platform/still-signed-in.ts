/**
 * Whether the browser is still signed in as the person whose page this is. A page that stays open can
 * outlive its session; what it sends asks here first, and waits until that person is signed in again, in
 * another tab. So nothing that was typed or chosen is lost.
 */

/** The door that says who is signed in. */
export const sessionPath = '/auth/session'

export type SessionAnswer = { user: string | null }

/** `nobody` and `another`: something waits to be sent until the page's own person is signed in again. */
export type Presence = 'same' | 'nobody' | 'another'

let owner: string | null = null
let presence: Presence = 'same'
const listeners = new Set<() => void>()
const waiting = new Set<() => void>()

export const readPresence = (): Presence => presence

export function watchPresence(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Says whose page this is.
 * @param userId null where it is nobody's: nothing is asked there
 */
export function setPageOwner(userId: string | null): void {
  if (userId === owner) return
  owner = userId
  settle('same')
}

/**
 * Asks who is signed in by now; what waits goes on when it is the page's own person. No answer at all
 * counts as nothing new: the request itself finds out.
 */
export async function askPresence(): Promise<void> {
  if (!owner) return
  const asked = owner
  const answer = await fetch(sessionPath, { cache: 'no-store' })
    .then((response) => (response.ok ? (response.json() as Promise<SessionAnswer>) : undefined))
    .catch(() => undefined)
  if (!answer || asked !== owner) return
  settle(answer.user === owner ? 'same' : answer.user ? 'another' : 'nobody')
}

function settle(now: Presence): void {
  const changed = now !== presence
  presence = now
  if (now === 'same') {
    for (const go of waiting) go()
    waiting.clear()
  }
  if (changed) for (const listener of listeners) listener()
}

/**
 * Resolves to true once the page's own person is signed in, at once where that is so already; to false
 * when the page has meanwhile become another person's, who must not send what the first one wrote.
 */
export async function stillSignedIn(): Promise<boolean> {
  const mine = owner
  await askPresence()
  if (presence === 'same') return owner === mine
  await new Promise<void>((resolve) => waiting.add(resolve))
  return owner === mine
}

/** Whether an answer is the page for signing in, which a request without a session is led to. */
export function isSignInPage(address: string, status: number): boolean {
  return (
    status === 401 || /^\/(admin\/)?auth$/.test(new URL(address, window.location.href).pathname)
  )
}
