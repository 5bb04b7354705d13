import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { boolean, type PgTable, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Config } from './config.server.ts'
import type { Database } from './db.server.ts'
import { hashOfToken, withHashedTokens } from './hashed-tokens.server.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const own = {
  id: uuid('id').primaryKey(),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
}

export const authUsers = pgTable('auth_users', {
  ...own,
  name: text('name').notNull(),
  email: text('email').notNull(),
  emailVerified: boolean('email_verified').notNull(),
  image: text('image'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull(),
})

export const authSessions = pgTable('auth_sessions', {
  ...own,
  userId: uuid('user_id').notNull(),
  token: text('token').notNull(),
  expiresAt: at('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
})

export const authAccounts = pgTable('auth_accounts', {
  ...own,
  userId: uuid('user_id').notNull(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  password: text('password'),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: at('access_token_expires_at'),
  refreshTokenExpiresAt: at('refresh_token_expires_at'),
  scope: text('scope'),
})

const authVerifications = pgTable('auth_verifications', {
  ...own,
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: at('expires_at').notNull(),
})

const authTwoFactors = pgTable('auth_two_factors', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  verified: boolean('verified').notNull(),
})

export type Auth = ReturnType<typeof createAuth>

/**
 * Passwords and sessions: an opaque cookie, sliding expiry, hashed passwords. Profiles, roles and
 * invitations are ours (features/accounts).
 */
export function createAuth(db: Database, config: Config, secret: string) {
  return betterAuth({
    ...authOptions(db, config, secret),
    // Only the step between password and session is the library's; ours counts wrong codes.
    plugins: [twoFactor({ accountLockout: { enabled: false } })],
  })
}

/**
 * What every part of the sign-in library is given.
 * @param tables those a part has for itself
 */
export function authOptions(
  db: Database,
  config: Config,
  secret: string,
  tables: Record<string, PgTable> = {},
) {
  return {
    baseURL: config.baseUrl,
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: withHashedTokens(
      drizzleAdapter(db.owner, {
        provider: 'pg',
        transaction: false,
        schema: {
          user: authUsers,
          session: authSessions,
          account: authAccounts,
          verification: authVerifications,
          twoFactor: authTwoFactors,
          ...tables,
        },
      }),
    ),
    verification: {
      storeIdentifier: { hash: async (identifier: string) => hashOfToken(identifier) },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 10,
      maxPasswordLength: 128,
      autoSignIn: false,
      requireEmailVerification: true,
    },
    // How fresh a session is decides nothing: what matters asks for the password.
    session: { expiresIn: 7 * 86_400, updateAge: 86_400, freshAge: 0 },
    rateLimit: { enabled: false }, // ours counts in PostgreSQL, per account and per address
    advanced: {
      cookiePrefix: 'unordin',
      // The prefix for https is put on where answers leave (server/host-cookies.ts).
      useSecureCookies: false,
      database: { generateId: () => crypto.randomUUID() },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: config.https, path: '/' },
    },
  } satisfies BetterAuthOptions
}
