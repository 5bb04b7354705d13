import { auditAll } from '#app/features/audit/audit-service.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { revokeUnused } from './invitation-store.server.ts'

/**
 * Revokes the unused invitations to an address, of whichever client: somebody has decided anew what its owner may do, and an
 * older invitation must not undo that.
 */
export async function revokeInvitationsTo(tx: Tx, email: string, now: Date): Promise<void> {
  await revoke(tx, { email: email.toLowerCase() }, now)
}

/** Revokes the unused invitations that somebody sent to people of their client, which they may not do any more. */
export async function revokeInvitationsOf(
  tx: Tx,
  sender: { id: string; client_id: string | null },
  now: Date,
): Promise<void> {
  const { id: sentBy, client_id: clientId } = sender
  if (clientId) await revoke(tx, { sentBy, clientId }, now)
}

async function revoke(tx: Tx, where: Parameters<typeof revokeUnused>[1], now: Date): Promise<void> {
  const revoked = await revokeUnused(tx, where, now)
  if (revoked.length === 0) return
  const records = revoked.map(({ id, email }) => ({ id, details: { email } }))
  await auditAll(tx, { action: 'invitation.revoked', subjectType: 'invitation' }, records)
}
