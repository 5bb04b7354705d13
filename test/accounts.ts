import type { Actor, Role } from '#app/platform/actor.ts'
import { hashPassword } from '#app/platform/password-hash.server.ts'
import { sql } from '#test/sql.ts'
import type { TestApp } from './app.ts'

// A password hash takes long on purpose, and the tests use the same few passwords, so their hashes
// are kept.
const hashes = new Map<string, Promise<string>>()
function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, known)
  return known
}

/**
 * Creates an account in the database, with its own client if it is a client's. Returns its e-mail and
 * ids.
 */
export async function createAccount({ app }: TestApp, role: Role, password: string) {
  const email = `${role}-${crypto.randomUUID().slice(0, 8)}@example.com`
  const hash = await hashOf(password)
  const userId = crypto.randomUUID()
  const clientId = role === 'admin' ? null : crypto.randomUUID()
  await app.db.system(async (tx) => {
    if (clientId)
      await tx.all(
        sql`insert into clients (id, name) values (${clientId}, ${`Client of ${email}`})`,
      )
    await tx.all(
      sql`insert into auth_users (id, email, email_verified, password_hash) values (${userId}, ${email}, true, ${hash})`,
    )
    await tx.all(sql`insert into profiles (user_id, email, full_name, role, client_id)
      values (${userId}, ${email}, ${email}, ${role}, ${clientId})`)
  })
  return { email, userId, clientId }
}

/** Opens a session that no browser has the token of, for services that give their session another one. @returns its id */
export async function createSession({ app }: TestApp, userId: string): Promise<string> {
  const [row] = await app.db.client<{ id: string }[]>`
    insert into auth_sessions (user_id, token_hash, expires_at)
    values (${userId}, sha256(gen_random_uuid()::text::bytea), now() + interval '1 hour') returning id`
  return row?.id ?? ''
}

/** The password of whoever `createActor` makes. */
export const actorPassword = 'tulip anvil 1'

/** Somebody signed in, as services know them: a new account, and its own client if it is a client's. */
export async function createActor(
  product: TestApp,
  role: Role = 'admin',
  fullName?: string,
): Promise<Actor & { kind: 'user' }> {
  const account = await createAccount(product, role, actorPassword)
  return { kind: 'user', sessionId: '', fullName: fullName ?? account.email, role, ...account }
}
