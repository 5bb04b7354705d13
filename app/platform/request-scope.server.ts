import { AsyncLocalStorage } from 'node:async_hooks'
import { type Actor, visitor } from './actor.ts'

/** Who acts, from where, and in which request. */
type Scope = {
  actor: Actor
  /** Null for jobs, start-up and commands, which no request causes. */
  request: Origin | null
}

type Origin = {
  id: string
  ip: string
  /** The address of the page that sent the request, if the browser says it (`Referer`). */
  sentFrom?: string
  /** The id that a form of the panel or the portal was sent with; sent again, it has the same one. */
  sendId?: string
  /** What an earlier request with this form has stored: the ids by what the audit log calls the records. */
  storedBefore?: Readonly<Record<string, string>>
  /** The time zone in which the reader of a page of the panel or the portal reads, if it is known. */
  zone?: string | null
  /** The browser asks by Do-Not-Track or Global Privacy Control not to be followed. */
  asksForPrivacy?: boolean
}

const scopes = new AsyncLocalStorage<Scope>()

/**
 * Runs the work of one request; everything it starts can read the scope. The actor is a visitor until
 * the session is read.
 */
export function inRequest<T>(
  { actor = visitor, ...request }: Origin & { actor?: Actor },
  work: () => T,
): T {
  return scopes.run({ actor, request }, work)
}

/**
 * Runs work that no request causes: a job, the start, a command.
 *
 * @param actor the person in whose name it runs, if there is one
 */
export function asSystem<T>(work: () => T, actor: Actor = visitor): T {
  return scopes.run({ actor, request: null }, work)
}

/** Sets the actor for the rest of the request. */
export function recognise(actor: Actor): void {
  current().actor = actor
}

/** Whether this account is the actor. */
export function isCurrentUser(userId: string): boolean {
  const { actor } = current()
  return actor.kind === 'user' && actor.userId === userId
}

/**
 * The current actor.
 *
 * @throws Error outside of a request and of `asSystem`
 */
export const currentActor = (): Actor => current().actor

/** Notes in the scope of a request what is known about its form; elsewhere it does nothing. */
export function noteForm(known: Pick<Origin, 'sendId' | 'storedBefore'>): void {
  const { request } = scopes.getStore() ?? {}
  if (request) Object.assign(request, known)
}

/** Notes the time zone of the reader for the rest of the request. */
export function noteZone(zone: string | null): void {
  currentRequest().zone = zone
}

/** The time zone of whoever reads the page; null for jobs, and where no browser has told it. */
export const readersZone = (): string | null => scopes.getStore()?.request?.zone ?? null

/** Whether a request causes this work: false for jobs, start-up and commands. */
export const isAsked = (): boolean => current().request !== null

/** Runs a part of a request in which the code cannot read who makes the request. */
export const asNobody = <T>(work: () => T): T =>
  scopes.run({ actor: visitor, request: current().request }, work)

/** Work that runs in the scope of now, whoever calls it later: a connection that closes has no scope. */
export const inThisScope = (work: () => void): (() => void) => AsyncLocalStorage.bind(work)

/**
 * The client's address.
 *
 * @throws Error outside of a request
 */
export const clientIp = (): string => currentRequest().ip

/** @throws Error outside of a request */
export function currentRequest(): Origin {
  const { request } = current()
  if (!request) throw new Error('There is no client: this is no request.')
  return request
}

/**
 * Reads something once for each request, however often the request needs it; one that failed is read again. What no
 * request causes reads it each time.
 * @returns the read; with `isAgain` it is read anew for the rest of the request
 */
export function keptForRequest<T>(read: () => Promise<T>): (isAgain?: boolean) => Promise<T> {
  const known = new WeakMap<Origin, Promise<T>>()
  return (isAgain = false) => {
    const request = scopes.getStore()?.request
    if (!request) return read()
    const before = isAgain ? undefined : known.get(request)
    if (before) return before
    const now = read()
    known.set(request, now)
    now.catch(() => known.get(request) === now && known.delete(request))
    return now
  }
}

/** Actor, address, session and request, as the audit log stores them. */
export function readOrigin() {
  const { actor, request } = current()
  const user = actor.kind === 'user' ? actor : null
  return {
    actorId: user?.userId ?? null,
    actorEmail: user?.email ?? null,
    sessionId: (request && user?.sessionId) || null,
    ip: request?.ip ?? null,
    requestId: request?.id ?? null,
    sendId: (user && request?.sendId) || null,
  }
}

function current(): Scope {
  const scope = scopes.getStore()
  // A missing scope is a programming error; it does not mean that the system acts.
  if (!scope) throw new Error('This runs outside of a request and of asSystem.')
  return scope
}
