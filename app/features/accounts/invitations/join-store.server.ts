import { expressionBuilder } from 'kysely'
import type { Role } from '#app/platform/actor.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { Schema } from '#app/platform/schema.data.ts'
import type { OpenInvitation } from './invitation.ts'
import { isOpen } from './invitation-store.server.ts'

const invitation = expressionBuilder<Schema & { i: Schema['client_invitations'] }, 'i'>()

// Nobody joins an inactive client; invitations that have not expired work again when it is active.
const clientIsOpen = invitation.exists(
  db
    .selectFrom('clients as c')
    .select('c.id')
    .where('c.id', '=', invitation.ref('i.client_id'))
    .where('c.status', '<>', 'inactive'),
)

/** The newest invitation that can still be used. Needs the owner's connection: it compares the hash. */
export function selectOpenInvitation(
  tx: Tx,
  by: { tokenHash: Buffer } | { email: string },
  now: Date,
): Promise<OpenInvitation | undefined> {
  const open = db
    .selectFrom('client_invitations as i')
    .innerJoin('clients as c', 'c.id', 'i.client_id')
    .select(['i.id', 'i.email', 'i.role', 'i.client_id', 'c.name as client_name', 'c.company_name'])
    .where(isOpen(now))
    .where('c.status', '<>', 'inactive')
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(1)
  return tx.first(
    'tokenHash' in by
      ? open.where('i.token_hash', '=', by.tokenHash)
      : open.where('i.email', '=', by.email),
  )
}

/** Locks an invitation that can still be used: another request for it waits, and then finds it used. */
export function lockInvitation(
  tx: Tx,
  tokenHash: Buffer,
  now: Date,
): Promise<{ id: string; email: string } | undefined> {
  return tx.first(
    db
      .selectFrom('client_invitations as i')
      .select(['i.id', 'i.email'])
      .where('i.token_hash', '=', tokenHash)
      .where(isOpen(now))
      .where(clientIsOpen)
      .forUpdate(),
  )
}

/** Marks an invitation as used. Of several requests at the same time, one gets the row. */
export function consumeInvitation(
  tx: Tx,
  id: string,
  email: string,
  now: Date,
): Promise<{ id: string; client_id: string; role: Role } | undefined> {
  return tx.first(
    db
      .updateTable('client_invitations as i')
      .set({ used_at: now })
      .where('i.id', '=', id)
      .where('i.email', '=', email)
      .where(isOpen(now))
      .where(clientIsOpen)
      .returning(['i.id', 'i.client_id', 'i.role']),
  )
}

/** The role and client of an account, locked until the transaction ends. */
export function selectProfileForUpdate(
  tx: Tx,
  userId: string,
): Promise<{ role: Role; client_id: string | null } | undefined> {
  return tx.first(
    db
      .selectFrom('profiles')
      .select(['role', 'client_id'])
      .where('user_id', '=', userId)
      .forUpdate(),
  )
}

export async function updateMembership(
  tx: Tx,
  userId: string,
  member: { clientId: string; role: Role },
): Promise<void> {
  const { clientId, role } = member
  await tx.run(
    db.updateTable('profiles').set({ client_id: clientId, role }).where('user_id', '=', userId),
  )
}
