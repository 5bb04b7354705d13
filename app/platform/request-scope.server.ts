import { AsyncLocalStorage } from 'node:async_hooks'
import { type Actor, visitor } from './actor.ts'

/** Who acts, from where, and in which request. */
type Scope = {
  actor: Actor
  /** Null where nobody asked: jobs, start-up and commands. */
  request: { id: string; ip: string } | null
}

const scopes = new AsyncLocalStorage<Scope>()

/**
 * Runs the work of one request; whatever it starts knows whose it is. Until somebody is recognised it is a
 * visitor's.
 */
export function inRequest<T>(
  { id, ip, actor = visitor }: { id: string; ip: string; actor?: Actor },
  work: () => T,
): T {
  return scopes.run({ actor, request: { id, ip } }, work)
}

/**
 * Runs what nobody asked for: a job, the start, a command.
 * @param actor in whose name, where it is somebody's
 */
export function asSystem<T>(work: () => T, actor: Actor = visitor): T {
  return scopes.run({ actor, request: null }, work)
}

/** From here on the request is this person's. */
export function recognise(actor: Actor): void {
  current().actor = actor
}

/** Whether this account is the one that acts. */
export function isCurrentUser(userId: string): boolean {
  const { actor } = current()
  return actor.kind === 'user' && actor.userId === userId
}

/** Who acts now. @throws Error outside of a request and of `asSystem` */
export const currentActor = (): Actor => current().actor

/** Whether somebody asked for what runs: false for jobs, start-up and commands. */
export const isAsked = (): boolean => current().request !== null

/** Runs a part of a request in which nobody is told who asks. */
export const asNobody = <T>(work: () => T): T =>
  scopes.run({ actor: visitor, request: current().request }, work)

/** The client's address. @throws Error where nobody asked */
export const clientIp = (): string => currentRequest().ip

/** @throws Error where nobody asked */
export function currentRequest(): { id: string; ip: string } {
  const { request } = current()
  if (!request) throw new Error('There is no client: this is no request.')
  return request
}

/** Who acts, from where, in which session and request, as the audit log keeps it. */
export function readOrigin() {
  const { actor, request } = current()
  const user = actor.kind === 'user' ? actor : null
  return {
    actorId: user?.userId ?? null,
    actorEmail: user?.email ?? null,
    sessionId: (request && user?.sessionId) || null,
    ip: request?.ip ?? null,
    requestId: request?.id ?? null,
  }
}

function current(): Scope {
  const scope = scopes.getStore()
  // A forgotten scope is a fault and not the system's doing.
  if (!scope) throw new Error('This runs outside of a request and of asSystem.')
  return scope
}
