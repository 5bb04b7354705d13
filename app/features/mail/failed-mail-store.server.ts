import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { rawStatement } from '#app/platform/raw-statements.server.ts'
import { subjectForTimeline } from './mail-store.server.ts'

/** Marks a mail that did not arrive; 0 when it is none, or is marked already. */
export function markSeenTo(tx: Tx, id: string, now: Date): Promise<number> {
  return tx.run(
    db
      .updateTable('mail_deliveries')
      .set({ seen_to_at: now })
      .where('id', '=', id)
      .where('undelivered_at', 'is not', null)
      .where('seen_to_at', 'is', null),
  )
}

const givenUp = rawStatement({
  name: 'mails that were given up and are not in the log',
  text: `select j.id, coalesce(j.source_id, j.id) as mail_id, (j.data ->> 'about')::uuid as about, j.data ->> 'sealed' as sealed, j.created_on as at,
      j.source_retry_count + 1 as attempts
    from pgboss.job j where j.name = 'failed' and j.data ? 'sealed' and j.created_on > $1
      and j.id > $2 and not exists (select from mail_deliveries d where d.id = j.id)
    order by j.id limit 200`,
  parameters: { since: 'timestamptz', after: 'uuid' },
  row: {
    id: 'uuid',
    mail_id: 'uuid!',
    about: 'uuid?',
    sealed: 'text!',
    at: 'timestamptz',
    attempts: 'int4?',
  },
})

/**
 * Jobs of the queue of failed ones that are mails; the id of the job is that of the mail's entry. The mail itself has
 * the id of the job that failed.
 *
 * @param after the last one of the portion before
 */
export const selectGivenUp = (
  tx: Tx,
  since: Date,
  after = '00000000-0000-0000-0000-000000000000',
) => tx.all(givenUp({ since, after }))

type GivenUp = {
  id: string
  about: string | null
  at: Date | string
  kind: string
  recipient: string
  subject: string
  attempts: number | null
}

export async function insertGivenUp(tx: Tx, { at, ...mail }: GivenUp): Promise<void> {
  await tx.run(
    db
      .insertInto('mail_deliveries')
      .values({ ...mail, subject: subjectForTimeline(mail), sent_at: at, undelivered_at: at })
      .onConflict((conflict) => conflict.column('id').doNothing()),
  )
}
