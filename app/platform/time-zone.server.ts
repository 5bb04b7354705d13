import type { MiddlewareFunction } from 'react-router'
import type { Actor } from './actor.ts'
import { actorContext } from './context.ts'
import { noteZone, readersZone } from './request-scope.server.ts'
import { dayIn, isZone } from './time-zone.ts'

const yearInSeconds = 365 * 86_400
const pattern = /(?:^|;\s*)zone=([^;]{1,64})(?:;|$)/

/** The time zone of the reader's browser, if it has told it. */
export function readZone(request: Request): string | null {
  const zone = pattern.exec(request.headers.get('cookie') ?? '')?.[1]
  return zone && isZone(zone) ? zone : null
}

/** Remembers the time zone, so that the next page is already written in it. */
export const zoneCookie = (zone: string): string =>
  `zone=${zone}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${yearInSeconds}`

/** Lets the services of a page of the panel or the portal know the zone of its reader: as chosen, or else of the browser. */
export const zoneMiddleware: MiddlewareFunction<Response> = ({ request, context }, next) => {
  noteZone(chosenZone(context.get(actorContext)) ?? readZone(request))
  return next()
}

/** The day on which the reader reads, `2026-03-04`: what is due today, and what is late. */
export const readersDay = (now: Date): string => dayIn(readersZone() ?? 'UTC', now)

const chosenZone = (actor: Actor) => (actor.kind === 'user' ? actor.timeZone : undefined)

/** What a layout gives to `TimesProvider`. */
export const readTimes = (request: Request, actor: Actor, now: Date) => ({
  chosen: chosenZone(actor) ?? null,
  zone: readZone(request),
  now: now.toISOString(),
})
