import { auditAll } from '#app/features/audit/audit-service.server.ts'
import { rememberChange } from '#app/features/undo/undo-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { leadFollowUp as copy } from '#content/lead-follow-up.ts'
import {
  type FollowUp,
  type FollowUpPart,
  type LostReason,
  type Outcome,
  type Seen,
  textOf,
} from './follow-up.ts'
import * as store from './follow-up-store.server.ts'
import { wordsOf } from './follow-up-text.ts'
import { columnsOf } from './follow-up-undo-service.server.ts'

const actions = {
  owner: 'lead.owner_changed',
  next_step: 'lead.next_step_changed',
  lost: 'lead.lost_changed',
} as const

/**
 * Gives leads to one of the staff, or to nobody.
 * @throws AppError `invalid` when there is no such person, `conflict` (see `changePart`)
 */
export function changeOwner(app: App, actor: Actor, seen: Seen[], ownerId: string | null) {
  requireStaff(actor, 'leads')
  return app.db.as(actor, async (tx) => {
    const owner = ownerId && isUuid(ownerId) ? await store.selectStaffName(tx, ownerId) : undefined
    if (ownerId && !owner) throw new AppError('invalid', copy.errors.owner)
    const to = { owner_id: ownerId, owner_name: owner?.name ?? null }
    return changePart(tx, actor, 'owner', seen, to)
  })
}

/** Sets the next step and its day; an empty text removes it. */
export function changeNextStep(
  app: App,
  actor: Actor,
  lead: Seen,
  step: { text: string | null; on: string | null },
) {
  requireStaff(actor, 'leads')
  const to = { next_step: step.text, next_step_on: step.text ? step.on : null }
  return app.db.as(actor, (tx) => changePart(tx, actor, 'next_step', [lead], to))
}

/** Says why a lead was lost; without a reason it is open again. */
export function changeLost(
  app: App,
  actor: Actor,
  lead: Seen,
  lost: { reason: LostReason | null; note: string | null },
) {
  requireStaff(actor, 'leads')
  const to = { lost_reason: lost.reason, lost_note: lost.reason ? lost.note : null }
  return app.db.as(actor, (tx) => changePart(tx, actor, 'lost', [lead], to))
}

/**
 * Changes one part of leads and adds the change to each one's history. A lead of which somebody else has
 * changed this part since the page showed it stays as it is.
 * @throws AppError for one lead alone: `not_found`, or `conflict`, which says what the other did
 */
async function changePart(
  tx: Tx,
  actor: Actor,
  part: FollowUpPart,
  seen: Seen[],
  to: Partial<FollowUp>,
): Promise<Outcome> {
  const staff = requireStaff(actor, 'leads')
  const shown = new Map(seen.filter(({ id }) => isUuid(id)).map(({ id, was }) => [id, was]))
  const now = await store.selectForChange(tx, [...shown.keys()])
  const moving = now.filter((lead) => textOf(part, lead) !== textOf(part, { ...lead, ...to }))
  const fresh = moving.filter((lead) => textOf(part, lead) === shown.get(lead.id))
  const stale = moving.length - fresh.length
  if (seen.length === 1) {
    if (now.length === 0) throw new AppError('not_found', 'Lead not found')
    if (stale > 0) throw await conflict(tx, part, now[0]?.id ?? '')
  }
  await store.updateFollowUp(
    tx,
    fresh.map(({ id }) => id),
    columnsOf(to),
  )
  const words = (lead: FollowUp) => wordsOf(part, lead)
  const changes = fresh.map((lead) => ({
    ...{ leadId: lead.id, kind: part },
    ...{ from: words(lead), to: words({ ...lead, ...to }) },
  }))
  await store.insertChanges(tx, staff, changes)
  await auditAll(
    tx,
    { action: actions[part], subjectType: 'lead' },
    changes.map(({ leadId, from, to: after }) => ({ id: leadId, details: { from, to: after } })),
  )
  const names = Object.keys(to) as (keyof FollowUp)[]
  const records = fresh.map((lead) => ({
    id: lead.id,
    before: Object.fromEntries(names.map((name) => [name, lead[name]])),
    after: Object.fromEntries(names.map((name) => [name, to[name] ?? null])),
  }))
  const change = await rememberChange(tx, staff, `lead.${part}`, records)
  return { changed: fresh.length, stale, change }
}

async function conflict(tx: Tx, part: FollowUpPart, leadId: string): Promise<AppError> {
  const last = await store.selectLastChange(tx, leadId, part)
  return new AppError('conflict', copy.stale(last?.actor_name, last?.to_value ?? null))
}
