import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { call } from '#app/platform/sql-functions.server.ts'
import { requireOneOf } from '#app/platform/typed-queries.server.ts'
import type { LeadLanguage } from '../lead-form.ts'

export type StoredConsent = {
  email: string | null
  changes: number
  /** Addresses that are never written to again, in small letters. */
  stopped: string[]
}

export function selectConsent(tx: Tx, conversationId: string): Promise<StoredConsent | undefined> {
  return tx.first(
    db
      .selectFrom('chat_mail_consents')
      .select(['email', 'changes', 'stopped'])
      .where('conversation_id', '=', conversationId),
  )
}

type Agreed = { email: string; text: string; language: LeadLanguage; isNew: boolean }

/** Stores an address with the words that were agreed to. @param given `isNew`: it counts as a change */
export async function upsertConsent(
  tx: Tx,
  conversationId: string,
  { email, text, language, isNew }: Agreed,
): Promise<void> {
  await tx.run(
    db
      .insertInto('chat_mail_consents')
      .values({ conversation_id: conversationId, email, consent_text: text, language })
      .onConflict((conflict) =>
        conflict.column('conversation_id').doUpdateSet((eb) => ({
          ...{ email, consent_text: text, language },
          agreed_at: sql<string>`now()`,
          changes: eb('chat_mail_consents.changes', '+', isNew ? 1 : 0),
        })),
      ),
  )
}

/** Takes the consent back. */
export async function endConsent(tx: Tx, conversationId: string): Promise<void> {
  await tx.run(
    db
      .updateTable('chat_mail_consents')
      .set({ email: null, consent_text: null })
      .where('conversation_id', '=', conversationId),
  )
}

const standings = ['open', 'stopped'] as const
export type Standing = (typeof standings)[number]

/**
 * Whether mails about a conversation may go to an address; null when the conversation is gone.
 * @param stop from now on they may not
 */
export async function stopMails(
  tx: Tx,
  { id, email }: { id: string; email: string },
  stop: boolean,
): Promise<Standing | null> {
  const given = { the_conversation: id, the_email: email, the_stop: stop }
  const row = await tx.first(call('stop_chat_mails', given))
  return row?.value ? requireOneOf(standings, row.value) : null
}
