import { sql } from 'kysely'
import { beginningOf } from '#app/platform/clean-text.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { rawStatement } from '#app/platform/raw-statements.server.ts'
import { anyOf, list, rowsOf, small } from '#app/platform/sql-helpers.server.ts'

type Delivery = {
  id: string
  kind: string
  recipient: string
  subject: string
  about?: string
  thread?: string
}

const keepJob = rawStatement({
  name: 'job of a mail, kept until the transaction ends',
  text: `select retry_count + 1 as attempts from pgboss.job where name = 'mail' and id = $1 for key share`,
  parameters: { id: 'uuid' },
  row: { attempts: 'int4!' },
})

/**
 * Inserts the delivery row. Returns false when the mail was already sent, or was deleted with its
 * record while a worker had it. Locks the row's key, and the job against deletion, until the
 * transaction ends.
 */
export async function claimDelivery(tx: Tx, mail: Delivery): Promise<boolean> {
  const { id, kind, recipient, about = null, thread = null } = mail
  const job = await tx.first(keepJob({ id }))
  if (!job) return false
  const noted = db
    .insertInto('mail_deliveries')
    .values({
      ...{ id, kind, recipient, about, thread, attempts: job.attempts },
      subject: subjectForTimeline(mail),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
  return (await tx.run(noted)) === 1
}

/** The subject of a mail to a person who has a record; null for one to staff or to nobody known. */
export const subjectForTimeline = ({
  recipient,
  subject,
}: Pick<Delivery, 'recipient' | 'subject'>) =>
  db
    .selectFrom('person_addresses')
    .select((eb) => eb.cast<string>(eb.val(beginningOf(subject, 1_000)), 'text').as('subject'))
    .where('address', '=', small(recipient))
    .$asScalar()

/** The mails about a record that an address was sent, the newest ten, oldest first. */
export async function selectThread(tx: Tx, thread: string, recipient: string): Promise<string[]> {
  const sent = db
    .selectFrom('mail_deliveries')
    .select('id')
    .where('thread', '=', thread)
    .where('recipient', '=', recipient)
    .orderBy('sent_at', 'desc')
    .limit(10)
  return (await tx.all(sent)).map(({ id }) => id).reverse()
}

/** Notes that mails did not arrive. Returns those for which that was not known. */
export function markUndelivered(tx: Tx, ids: string[]): Promise<{ id: string; kind: string }[]> {
  return tx.all(
    db
      .updateTable('mail_deliveries')
      .set({ undelivered_at: sql<string>`now()` })
      .where('id', '=', anyOf(ids))
      .where('undelivered_at', 'is', null)
      .returning(['id', 'kind']),
  )
}

export async function deleteDeliveriesBefore(tx: Tx, time: Date): Promise<void> {
  await tx.run(db.deleteFrom('mail_deliveries').where('sent_at', '<', time.toISOString()))
}

/**
 * Those of the ids that the delivery log or a newsletter's log still contains, since this time and
 * with a reader.
 */
export async function selectKnown(tx: Tx, ids: string[], since: Date): Promise<string[]> {
  const known = db
    .selectFrom(rowsOf({ id: list('uuid', ids) }, 'one'))
    .select('one.id')
    .where((eb) =>
      eb.or([
        eb.exists(
          eb.selectFrom('mail_deliveries as d').select('d.id').whereRef('d.id', '=', 'one.id'),
        ),
        eb.exists(
          eb
            .selectFrom('newsletter_deliveries as n')
            .select('n.id')
            .whereRef('n.id', '=', 'one.id')
            .where('n.subscriber_id', 'is not', null)
            .where((of) =>
              of.or([of('n.done_at', 'is', null), of('n.done_at', '>=', since.toISOString())]),
            ),
        ),
      ]),
    )
  return (await tx.all(known)).map(({ id }) => id)
}
