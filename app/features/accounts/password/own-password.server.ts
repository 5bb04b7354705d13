import type { User } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isPassword } from '#app/platform/password-hash.server.ts'
import { countHit, type Limit, takeBackHit } from '#app/platform/rate-limit.server.ts'
import { selectPassword } from '../account/account-store.server.ts'

const tries: Limit = { hits: 10, seconds: 900 }

/**
 * Whether it is the password of the signed-in person. It is asked for again so that a session left open is
 * not enough to take over the account.
 * @throws AppError `rate_limited`
 */
export async function isOwnPassword(app: App, user: User, password: string): Promise<boolean> {
  const key = `password:${user.userId}`
  await countHit(app, key, tries, app.now())
  const hash = await app.db.system((tx) => selectPassword(tx, user.userId))
  if (!(await isPassword(hash, password))) return false
  await takeBackHit(app, key)
  return true
}
