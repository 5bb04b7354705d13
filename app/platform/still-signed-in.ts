/**
 * Tells whether the browser is still signed in as the person whose page this is. An open page can
 * outlive its session. Before it sends something it asks here, and waits until that person has signed
 * in again, so that nothing typed or chosen is lost.
 */

/** The address that says who is signed in. */
export const sessionPath = '/auth/session'

export type SessionAnswer = { user: string | null }

/** `nobody` and `another`: something waits to be sent until the owner of the page has signed in again. */
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
 * Sets whose page this is.
 *
 * @param userId null when it belongs to nobody: then nothing is asked
 */
export function setPageOwner(userId: string | null): void {
  if (userId === owner) return
  owner = userId
  settle('same')
}

/** After this time without an answer the server counts as out of reach, in milliseconds. */
const longestAsk = 15_000

/**
 * Asks who is signed in now and continues what waits when it is the owner of the page. A failed request
 * changes nothing: the real request will find out.
 *
 * @returns `unknown` when the server did not answer, or the page belongs to nobody or to another person now
 */
export async function askPresence(): Promise<Presence | 'unknown'> {
  if (!owner) return 'unknown'
  const asked = owner
  const answer = await fetch(sessionPath, {
    cache: 'no-store',
    signal: AbortSignal.timeout(longestAsk),
  })
    .then((response) => (response.ok ? (response.json() as Promise<SessionAnswer>) : undefined))
    .catch(() => undefined)
  if (!answer || asked !== owner) return 'unknown'
  settle(answer.user === owner ? 'same' : answer.user ? 'another' : 'nobody')
  return presence
}

/** Whether something waits to be sent until the owner of the page has signed in again. */
export const hasWaiting = (): boolean => waiting.size > 0

/** Whether the server answers now, and the owner of the page is still signed in. */
export const canReadPage = async (): Promise<boolean> => (await askPresence()) === 'same'

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
 * Resolves to true once the owner of the page is signed in, at once if that is so already; to false
 * when the page has become another person's, who must not send what the first one wrote.
 */
export async function stillSignedIn(): Promise<boolean> {
  const mine = owner
  await askPresence()
  if (presence === 'same') return owner === mine
  await new Promise<void>((resolve) => {
    waiting.add(resolve)
    for (const listener of listeners) listener()
  })
  return owner === mine
}

/** Whether a response is the sign-in page, to which requests without a session are redirected. */
export function isSignInPage(address: string, status: number): boolean {
  return (
    status === 401 || /^\/(admin\/)?auth$/.test(new URL(address, window.location.href).pathname)
  )
}
