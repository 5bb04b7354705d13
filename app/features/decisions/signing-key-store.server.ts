import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'

const keysTried = 50

export type SigningKey = { id: string; public_key: string; sealed_key: string }

/** The keys of the installation, the newest first. For the owner. */
export function selectSigningKeys(tx: Tx): Promise<SigningKey[]> {
  const keys = db.selectFrom('signing_keys').select(['id', 'public_key', 'sealed_key'])
  return tx.all(keys.orderBy('created_at', 'desc').orderBy('id').limit(keysTried))
}

export async function insertSigningKey(tx: Tx, key: SigningKey): Promise<void> {
  await tx.run(db.insertInto('signing_keys').values(key))
}
