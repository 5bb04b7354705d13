import type { App } from '#app/platform/app.server.ts'
import { addressSchema } from '../sign-up/sign-up.ts'
import { type OpenInvitation, roleName, type ShownInvitation } from './invitation.ts'
import { findInvitation } from './join-service.server.ts'

/**
 * The fields of an invitation that anyone may see.
 * @param confirmed it came with the token of its mail
 */
export const shownInvitation = (one: OpenInvitation, confirmed: boolean): ShownInvitation => ({
  email: one.email,
  company: one.company_name ?? one.client_name,
  role: roleName(one.role),
  confirmed,
})

/**
 * The invitation of an e-mail address, with the fields that anyone may see.
 * @throws AppError `rate_limited` when addresses were looked up too often
 */
export async function findShownInvitation(
  app: App,
  address: string,
): Promise<ShownInvitation | null> {
  const { data } = addressSchema.safeParse({ email: address })
  const found = data && (await findInvitation(app, { email: data.email }))
  return found ? shownInvitation(found, false) : null
}
