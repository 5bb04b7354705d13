import { beforeEach, vi } from 'vitest'
import { createInvitation } from '#app/features/accounts/invitations/invitation-service.server.ts'
import type { Role } from '#app/platform/actor.ts'
import { patience } from '#test/patience.ts'
import { createAccount, createActor } from './accounts.ts'
import { type Client, startTestApp } from './app.ts'
import { askedBy } from './asked-by.ts'
import { queuedMails } from './mails.ts'

export const password = 'tulip anvil copper'
export const companyName = 'Ministry of Tides'

export const address = () => `guest-${crypto.randomUUID().slice(0, 8)}@example.org`

export const signUp = (
  client: Client,
  path: string,
  email: string,
  secret = password,
  name = 'Guest',
) => client.post(path, { intent: 'sign-up', fullName: name, email, password: secret })

export const signIn = (client: Client, email: string, secret = password, path = '/auth') =>
  client.post(path, { intent: 'sign-in', email, password: secret })

/** The toast that a response leaves for the next page. */
export function toastOf(answer: Response) {
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('toast=')) ?? ''
  const value = decodeURIComponent(/^toast=([^;]*)/.exec(cookie)?.[1] ?? '')
  const text = Buffer.from(value, 'base64').toString('latin1') || '{}'
  const { title, description, tone } = JSON.parse(text)
  return { title, description, tone }
}

/** The path of a sign-in page that a mail links to. */
export const linkIn = (text: string, page: string) =>
  new RegExp(`/auth/${page}\\?token=[\\w-]+`).exec(text)?.[0] ?? 'no link'

/** The product with a client that invites, and the data that sign-in stores. */
export async function startSignInPage() {
  const product = await startTestApp()
  const db = product.app.db.client
  const staff = await createActor(product)
  const clientId = (await createAccount(product, 'client_admin', password)).clientId ?? ''
  await db`update clients set company_name = ${companyName} where id = ${clientId}`
  beforeEach(() => db`delete from rate_limits`)
  return {
    product,
    db,
    clientId,
    async invite(email: string, role: Role = 'client_user') {
      const wanted = { clientId, email, role }
      const { id, link } = await askedBy(staff, () => createInvitation(product.app, staff, wanted))
      const url = new URL(link ?? '')
      const token = url.searchParams.get('invitation') ?? ''
      return { id, path: url.pathname + url.search, token }
    },
    async profileOf(email: string) {
      const [row] = await db`select role, client_id, email_verified
        from auth_users u join profiles p on p.user_id = u.id where u.email = ${email}`
      return row
    },
    /** An account without a client. */
    async createUnattached() {
      const account = await createAccount(product, 'client_user', password)
      await db`update profiles set client_id = null where user_id = ${account.userId}`
      return account
    },
    lastMail: (to: string) =>
      vi.waitFor(async () => {
        const mail = (await queuedMails(product, { to })).at(-1)
        if (!mail) throw new Error(`no mail to ${to}`)
        return mail
      }, patience),
  }
}
