import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { bigint, boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Config } from './config.server.ts'
import type { Database } from './db.server.ts'
import { authOptions } from './session.server.ts'

const authPasskeys = pgTable('auth_passkeys', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  publicKey: text('public_key').notNull(),
  credentialID: text('credential_id').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  deviceType: text('device_type').notNull(),
  backedUp: boolean('backed_up').notNull(),
  transports: text('transports'),
  aaguid: text('aaguid'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
})

/** A passkey is two factors only where the device has asked for its lock. */
function requireVerified(verified: boolean | undefined): void {
  if (!verified) throw new APIError('UNAUTHORIZED', { code: 'USER_NOT_VERIFIED' })
}

export type Passkeys = ReturnType<typeof createPasskeys>

/**
 * The part of the sign-in library that checks what a device has signed; none of its addresses is
 * served. It reads certificates of many kinds, so a process loads it when the first passkey is used.
 */
export function createPasskeys(db: Database, config: Config, secret: string) {
  const { hostname, origin } = new URL(config.baseUrl)
  return betterAuth({
    ...authOptions(db, config, secret, { passkey: authPasskeys }),
    plugins: [
      passkey({
        rpID: hostname,
        rpName: 'Unordin',
        origin,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        advanced: { webAuthnChallengeCookie: 'passkey' },
        registration: {
          afterVerification: ({ verification }) =>
            requireVerified(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: ({ verification }) =>
            requireVerified(verification.authenticationInfo.userVerified),
        },
      }),
    ],
  })
}
