import { createAccount } from './accounts.ts'
import type { TestApp } from './app.ts'
import { queuedMails } from './mails.ts'

export const password = 'a-long-enough-phrase-3'
const page = '/dashboard/account'
let count = 0

/** What tests of changes of address do: people who ask for one, their mails, and the answers. */
export function addressChanges(product: TestApp) {
  const sql = product.app.db.client

  async function signedIn(role: 'client_user' | 'admin' = 'client_user') {
    const account = await createAccount(product, role, password)
    const client = product.client()
    await client.signIn(account.email, password)
    const ask = (email: string, given = password, here = page) =>
      client.post(here, { intent: 'address', email, password: given })
    return { ...account, client, ask }
  }

  const mailsTo = async (to: string) =>
    (await queuedMails(product, { to })).filter(({ kind }) => kind.startsWith('account.address'))

  async function linkTo(to: string): Promise<string> {
    const text = (await mailsTo(to)).at(-1)?.text ?? ''
    return /\/auth\/address\?token=[\w-]{43}/.exec(text)?.[0] ?? `no link for ${to}`
  }

  return {
    newAddress: () => `moved-${++count}@ministry.example`,
    signedIn,
    mailsTo,
    linkTo,
    kindsTo: async (to: string) =>
      (await mailsTo(to)).map(({ kind }) => kind.replace('account.address', '')),
    answer: async (link: string, intent: 'agree' | 'refuse', by = product.client()) =>
      (await by.post(link, { intent })).text(),
    text: async (person: Pick<Awaited<ReturnType<typeof signedIn>>, 'client'>) =>
      (await person.client.get(page)).text(),
    /** The address of an account, which its profile repeats. */
    async emailOf({ userId }: { userId: string }): Promise<string> {
      const [row] = await sql`select u.email, p.email as shown from auth_users u
        join profiles p on p.user_id = u.id where u.id = ${userId}`
      if (row?.shown !== row?.email) throw new Error(`${row?.email} is shown as ${row?.shown}`)
      return row?.email as string
    },
  }
}
