import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
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
  /** Of the first record with this content; null when only the proof was used before. */
  id: string | null
  is_new: boolean
  by_address: number
  by_network: number
  by_email: number
}

const bytes = (value: Buffer | null) =>
  value === null ? sql`null::bytea` : sql`decode(${value.toString('hex')}, 'hex')`

/** Takes a receipt, or finds the one there is. Two at once wait for each other here. */
export async function takeReceipt(tx: Tx, receipt: NewReceipt): Promise<Receipt> {
  const { id, form, content, address, network, email, proof } = receipt
  // Posts for one mailbox stand in line, so that many at once do not all find it empty.
  if (email)
    await tx.execute(
      sql`select pg_advisory_xact_lock(${email.readBigInt64BE().toString()}::bigint)`,
    )
  const [row] = (await tx.execute(sql`
    select id, is_new, by_address, by_network, by_email from take_form_receipt(${id}::uuid, ${form}, ${bytes(content)},
      ${bytes(address)}, ${bytes(network)}, ${bytes(email)}, ${proof})`)) as unknown as Receipt[]
  if (!row) throw new Error('no receipt')
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

export async function insertQuarantined(tx: Tx, held: NewQuarantined): Promise<void> {
  await tx.execute(sql`
    insert into held_submissions (id, form, sender_name, sender_email, payload, reasons, consent_text, consent_page, consent_at)
    values (${held.id}, ${held.form}, ${held.senderName}, ${held.senderEmail}, ${JSON.stringify(held.payload)}::jsonb,
      ${sql.param(held.reasons)}::text[], ${held.consent.text}, ${held.consent.page}, ${held.consent.at})`)
}

export async function deleteOldReceipts(tx: Tx, before: Date): Promise<void> {
  await tx.execute(sql`delete from form_receipts where created_at < ${before.toISOString()}`)
}
