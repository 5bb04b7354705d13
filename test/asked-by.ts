import type { Actor } from '#app/platform/actor.ts'
import { inRequest } from '#app/platform/request-scope.server.ts'

/** The address that requests of `askedBy` come from. */
export const askedFrom = '192.0.2.1'

/** Calls a service inside a request of this person. */
export const askedBy = <T>(actor: Actor, work: () => T, ip = askedFrom): T =>
  inRequest({ id: crypto.randomUUID(), ip, actor }, work)
