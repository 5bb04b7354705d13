import { bookingPathOf } from '#app/features/bookings/booking-service.server.ts'
import { requireClient } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { readersDay } from '#app/platform/time-zone.server.ts'
import {
  changesShown,
  type DueKind,
  dueKinds,
  type NeedRow,
  needKinds,
  type PortalHome,
} from './portal-home.ts'
import { selectAllDue, selectFrame, selectHome, visitNoted } from './portal-home-store.server.ts'

const day = 86_400_000
const mostDue = 500
/** Staff who view a portal have no visits of their own: they are shown the changes of a week. */
const daysViewed = 7

/** What the frame of the portal shows: the client, who is signed in, and what waits on each tab. */
export async function readPortalFrame(app: App, actor: Actor) {
  const { clientId, userId, email, fullName, role, viewing } = requireClient(actor)
  const now = app.now().toISOString()
  const found = await app.db.read(actor, (tx) => selectFrame(tx, { now, userId, clientId }))
  if (!found) throw new AppError('not_found', 'Not found')
  const { client, unread, requests, decisions, tickets, invoices, isNoted } = found
  if (!isNoted && !viewing) await app.db.asTogether(actor, [visitNoted(now)])
  return {
    ...{ client, unread, email, fullName },
    waiting: { requests, decisions, tickets, invoices },
    managesOrganization: role === 'client_admin',
    viewing: viewing ?? false,
  }
}

/** Everything that has a day or an hour, as the reader sees it; at most 500 of a kind. */
export async function readDue(app: App, actor: Actor): Promise<[DueKind, NeedRow[]][]> {
  const { clientId, userId } = requireClient(actor)
  const asked = { now: app.now().toISOString(), userId, clientId }
  const due = await app.db.read(actor, (tx) => selectAllDue(tx, asked, mostDue))
  return dueKinds.map((kind) => [kind, due?.[kind] ?? []])
}

/** What needs the client, and what is new to the reader. @throws AppError for everybody without a client */
export async function readPortalHome(app: App, actor: Actor): Promise<PortalHome> {
  const { clientId, userId, viewing } = requireClient(actor)
  const now = app.now()
  const usual = viewing ? new Date(now.getTime() - daysViewed * day).toISOString() : null
  const asked = { now: now.toISOString(), userId, clientId, usual }
  const found = await app.db.read(actor, (tx) => selectHome(tx, asked))
  if (!found) throw new AppError('not_found', 'Not found')
  const today = readersDay(now)
  const { needs, changes, contact, since, isFirst } = found
  return {
    now: asked.now,
    needs: needKinds.flatMap((key) =>
      needs
        .filter((part) => part.key === key && part.count > 0)
        .map(({ count, rows }) => ({
          key,
          count,
          rows: rows.map((row) => ({
            ...row,
            isLate: row.isLate || ((key === 'requests' || key === 'decisions') && row.at < today),
            link: key === 'meetings' ? bookingPathOf(app, row.id) : null,
          })),
        })),
    ),
    changes: changes.slice(0, changesShown) as PortalHome['changes'],
    moreChanges: changes.length > changesShown,
    since,
    isFirstVisit: isFirst && !viewing,
    contact,
  }
}
