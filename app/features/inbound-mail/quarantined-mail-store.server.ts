import { sql } from 'kysely'
import { listSource } from '#app/lists/list-source.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { iso } from '#app/platform/sql-helpers.server.ts'
import type { InboundMail } from './inbound-mail.ts'
import type { QuarantinedMailListQuery } from './quarantined-mail-list-query.ts'

const rowColumns = ['m.id', 'm.reason', 'm.sender', 'm.sender_name', 'm.subject'] as const

/** The mails of one state. */
export const quarantinedMailSource = ({ state }: QuarantinedMailListQuery) =>
  listSource({
    table: db.selectFrom('inbound_mails as m'),
    as: 'm',
    filters: (eb) => [eb('m.state', '=', state)],
    rows: (from) =>
      from.select((eb) => [...rowColumns, iso(eb.ref('m.created_at')).as('created_at')]),
    text: null,
    sorts: { created_at: 'm.created_at' },
  })

/**
 * Locks a mail while it is put into its record, which may take minutes where the storage is slow.
 * @returns false when a colleague has decided, or is deciding at this moment
 */
export async function lockQuarantined(tx: Tx, id: string): Promise<boolean> {
  const idle = sql<string>`set_config('idle_in_transaction_session_timeout', '5min', true)`
  await tx.run(db.selectNoFrom(idle.as('idle')))
  const mail = db.selectFrom('inbound_mails').select('id').where('id', '=', id)
  return (
    (await tx.first(mail.where('state', '=', 'quarantined').forNoKeyUpdate().skipLocked())) !==
    undefined
  )
}

/** A mail that is no longer waiting to be read. */
export async function selectMail(
  tx: Tx,
  id: string,
): Promise<(InboundMail & { storage_key: string | null; message_id: string }) | undefined> {
  const row = await tx.first(
    db
      .selectFrom('inbound_mails as m')
      .select((eb) => [
        ...rowColumns,
        ...(['m.state', 'm.body', 'm.file_names', 'm.about_kind', 'm.about_id'] as const),
        ...(['m.storage_key', 'm.message_id'] as const),
        iso(eb.ref('m.created_at')).as('created_at'),
      ])
      .where('m.id', '=', id),
  )
  if (!row || row.state === 'waiting') return undefined
  return { ...row, state: row.state, is_whole: row.storage_key !== null }
}
