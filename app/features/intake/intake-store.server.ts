import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { rowsFrom } from '#app/platform/sql-functions.server.ts'
import { json } from '#app/platform/sql-helpers.server.ts'
import type { Consent } from './intake.ts'

type NewReceipt = {
  id: string
  form: string
  content: Buffer
  address: Buffer
  network: Buffer
  email: Buffer | null
  proof: string | null
}

export type Receipt = {
  /** The first record with this content; null when only the proof was used before. */
  id: string | null
  is_new: boolean
  by_address: number
  by_network: number
  by_email: number
}

/**
 * Stores a receipt, or returns the existing one. Concurrent posts of the same content wait for each
 * other here.
 */
export async function takeReceipt(tx: Tx, receipt: NewReceipt): Promise<Receipt> {
  const { id, form, content, address, network, email, proof } = receipt
  // Locks the sender's mailbox, so that concurrent posts are counted one after the other.
  if (email) {
    const key = email.readBigInt64BE().toString()
    await tx.run(db.selectNoFrom(sql<void>`pg_advisory_xact_lock(${key}::bigint)`.as('locked')))
  }
  const given = {
    the_id: id,
    the_form: form,
    the_content: content,
    the_address: address,
    the_network: network,
    the_email: email,
    the_proof: proof,
  }
  const row = await tx.first(
    db
      .selectFrom(rowsFrom('take_form_receipt', given, 'r'))
      .select((eb) => [
        'r.id',
        eb.ref('r.is_new').$notNull().as('is_new'),
        eb.ref('r.by_address').$notNull().as('by_address'),
        eb.ref('r.by_network').$notNull().as('by_network'),
        eb.ref('r.by_email').$notNull().as('by_email'),
      ]),
  )
  if (!row) throw new Error('take_form_receipt returned no row')
  return row
}

export type NewQuarantined = {
  id: string
  form: string
  senderName: string
  senderEmail: string
  payload: object
  reasons: string[]
  consent: Consent
}

export async function insertQuarantined(tx: Tx, one: NewQuarantined): Promise<void> {
  await tx.run(
    db.insertInto('held_submissions').values({
      id: one.id,
      form: one.form,
      sender_name: one.senderName,
      sender_email: one.senderEmail,
      payload: json(one.payload),
      reasons: one.reasons,
      consent_text: one.consent.text,
      consent_page: one.consent.page,
      consent_at: one.consent.at,
    }),
  )
}

export async function deleteOldReceipts(tx: Tx, before: Date): Promise<void> {
  await tx.run(db.deleteFrom('form_receipts').where('created_at', '<', before.toISOString()))
}
