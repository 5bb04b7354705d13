import type { ChosenKind, MailChoice } from '#app/features/mail/mail-kinds.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf } from '#app/platform/sql-helpers.server.ts'

type Chosen = { kind: ChosenKind; choice: Exclude<MailChoice, 'now'> }

/** The kinds of mail that somebody does not get at once. */
export const selectChoices = (tx: Tx, userId: string): Promise<Chosen[]> =>
  tx.all(db.selectFrom('mail_choices').select(['kind', 'choice']).where('user_id', '=', userId))

export async function saveChoices(tx: Tx, userId: string, chosen: Chosen[]): Promise<void> {
  await tx.run(db.deleteFrom('mail_choices').where('user_id', '=', userId))
  if (chosen.length === 0) return
  const rows = chosen.map((one) => ({ user_id: userId, ...one }))
  await tx.run(db.insertInto('mail_choices').values(rows))
}

/** Forgets what waits for the digest of somebody who does not want these kinds any more. */
export async function deleteWaiting(tx: Tx, userId: string, kinds: ChosenKind[]): Promise<void> {
  const waiting = db.deleteFrom('digest_items').where('user_id', '=', userId)
  await tx.run(waiting.where('kind', '=', anyOf(kinds)))
}

export async function updateTimeZone(tx: Tx, userId: string, timeZone: string): Promise<void> {
  await tx.run(
    db.updateTable('profiles').set({ time_zone: timeZone }).where('user_id', '=', userId),
  )
}
