import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp } from '#test/app.ts'
import { queuedMails } from '#test/mails.ts'
import { startStripeServer } from '#test/stripe-server.ts'

export const password = 'Nine-lanterns-7-harbour'
type Fields = Record<string, string>

/** One who walks through the product: everything this person sends has to be taken. */
export type Walker = ReturnType<typeof walkerOf>
export type Walk = Awaited<ReturnType<typeof startWalk>>

/** The product, with an administrator and two people of one client, each in a browser of their own. */
export async function startWalk() {
  const stripe = await startStripeServer()
  // Answers to mails are read here, though no mailbox answers.
  const running = await startTestApp({
    ...stripe.env,
    INBOUND_IMAP_URL: 'imap://nobody:nothing@127.0.0.1:9/INBOX',
    INBOUND_ADDRESS: 'reply@unordin.example',
  })
  const product = {
    ...running,
    async close() {
      await running.close()
      await stripe.close()
    },
  }
  const sql = product.app.db.client
  const people = new Map<string, string | null>()
  const newVisitor = () => {
    const client = product.client()
    people.set(client.address, null)
    return walkerOf(client)
  }
  /** A person who is signed in, of a client of their own or of this one. */
  async function newPerson(role: 'admin' | 'client_admin' | 'client_user', clientId?: string) {
    const account = await createAccount(product, role, password)
    const { email, userId } = account
    if (clientId) await sql`update profiles set client_id = ${clientId} where user_id = ${userId}`
    const walker = newVisitor()
    await walker.send(role === 'admin' ? '/admin/auth' : '/auth', {
      intent: 'sign-in',
      email,
      password,
    })
    people.set(walker.client.address, userId)
    return { ...walker, email, userId, clientId: clientId ?? account.clientId ?? '' }
  }
  const staff = await newPerson('admin')
  const clientAdmin = await newPerson('client_admin')
  return {
    product,
    sql,
    stripe,
    /** Whose requests come from an address; null for a visitor. */
    people,
    newVisitor,
    newPerson,
    staff,
    clientAdmin,
    clientUser: await newPerson('client_user', clientAdmin.clientId),
    /** The path of a page that the last mail to an address links to. */
    async mailedLink(to: string, page: string): Promise<string> {
      const text = (await queuedMails(product, { to })).at(-1)?.text ?? ''
      const [link = ''] = new RegExp(`${page}[\\w-]*\\?[\\w.=&%-]+`).exec(text) ?? []
      if (link === '') throw new Error(`No link to ${page} in the mail to ${to}: ${text}`)
      return link
    },
    /** The only value that a statement finds. */
    async one(rows: PromiseLike<readonly Record<string, unknown>[]>): Promise<string> {
      const [row] = await rows
      const [value] = Object.values(row ?? {})
      if (value === undefined) throw new Error('Nothing was found.')
      return value instanceof Date ? value.toISOString() : String(value)
    },
  }
}

function walkerOf(client: Client) {
  async function taken(path: string, answer: Response, expected: number[]) {
    if (!expected.includes(answer.status))
      throw new Error(`${path} answered ${answer.status}: ${(await answer.text()).slice(0, 2_000)}`)
    return answer
  }
  return {
    client,
    /** Opens a page or a file, whole, and returns its text. */
    read: async (path: string) => (await taken(path, await client.get(path), [200, 302])).text(),
    /** Sends a form, which is taken. */
    send: async (path: string, fields: Fields | [string, string][] = {}) =>
      taken(path, await client.post(path, fields), [200, 302]),
    sendFiles: async (path: string, form: FormData) =>
      taken(path, await client.form(path, form), [200, 302]),
    /** Sends a form, which is refused. */
    fail: async (path: string, fields: Fields) =>
      taken(path, await client.post(path, fields), [401, 422]),
  }
}
