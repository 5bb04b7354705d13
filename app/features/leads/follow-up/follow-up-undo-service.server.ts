import type { UndoKind } from '#app/features/undo/undo.ts'
import type { StaffActor } from '#app/platform/access.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { selectLeadNames } from '../lead-status-store.server.ts'
import { type FollowUp, type FollowUpPart, textOf } from './follow-up.ts'
import * as store from './follow-up-store.server.ts'
import { wordsOf } from './follow-up-text.ts'
import { updateSpam } from './spam-store.server.ts'

const kind = {
  area: 'leads',
  subject: 'lead',
  action: 'lead.change_undone',
  namesOf: selectLeadNames,
} as const

/** Takes a change of one part of leads back, with a line in the history of each. */
export const followUpUndo = (part: FollowUpPart): UndoKind => ({
  ...kind,
  async putBack(tx, staff, records) {
    const known = await store.selectForChange(
      tx,
      records.map(({ id }) => id),
    )
    const now = new Map(known.map((lead) => [lead.id, lead]))
    const back = records.flatMap(({ id, before, after }) => {
      const lead = now.get(id)
      const isSame = lead && textOf(part, lead) === textOf(part, { ...lead, ...after })
      return lead && isSame ? { lead, to: before as Partial<FollowUp> } : []
    })
    for (const [to, ids] of alike(back)) await store.updateFollowUp(tx, ids, columnsOf(to))
    const changes = back.map(({ lead, to }) => ({
      ...{ leadId: lead.id, kind: part },
      ...{ from: wordsOf(part, lead), to: wordsOf(part, { ...lead, ...to }) },
    }))
    await store.insertChanges(tx, staff, changes)
    return back.map(({ lead }) => lead.id)
  },
})

/** What is written of a part: the name of an owner is that of the account. */
export const columnsOf = ({ owner_name: _, ...columns }: Partial<FollowUp>) => columns

/** The ids of the leads that are put back to the same values, by these. */
function alike(back: { lead: { id: string }; to: Partial<FollowUp> }[]) {
  const groups = new Map<string, string[]>()
  for (const { lead, to } of back) {
    const key = JSON.stringify(to)
    groups.set(key, [...(groups.get(key) ?? []), lead.id])
  }
  return [...groups].map(([key, ids]) => [JSON.parse(key) as Partial<FollowUp>, ids] as const)
}

/** Marks leads as spam again, or no longer. */
export const spamUndo: UndoKind = {
  ...kind,
  async putBack(tx, staff, records) {
    const ids = (spamAt: string | null) =>
      records.flatMap(({ id, before }) => (before.spam_at === spamAt ? id : []))
    const marked = [...new Set(records.map(({ before }) => before.spam_at as string | null))]
    const changed = await Promise.all(marked.map((at) => updateSpam(tx, ids(at), at)))
    const back = changed.flat().map(({ id }) => id)
    const was = new Map(records.map(({ id, before }) => [id, before.spam_at]))
    await noteSpam(
      tx,
      staff,
      back.map((id) => ({ id, isSpam: was.get(id) !== null })),
    )
    return back
  },
}

/** Adds to the history of leads that they are spam, or no longer. */
export async function noteSpam(
  tx: Tx,
  staff: Pick<StaffActor, 'userId' | 'fullName'>,
  leads: { id: string; isSpam: boolean }[],
): Promise<void> {
  await store.insertChanges(
    tx,
    staff,
    leads.map(({ id, isSpam }) => ({
      ...{ leadId: id, kind: 'spam' as const },
      ...(isSpam ? { from: null, to: 'spam' } : { from: 'spam', to: null }),
    })),
  )
}
