import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp } from '#test/app.ts'
import { formWith } from '#test/files.ts'
import { basedOn } from '#test/seen-version.ts'

export const password = 'correct-horse-battery-9'
export const uploadPage = '/lead_admin/documents/upload'

/** The product with two clients, a person of each and a project of each, and staff who upload. */
export async function startWithDocuments(env: Record<string, string> = {}) {
  const product = await startTestApp(env)
  const { client: sql } = product.app.db
  async function signedIn(email: string): Promise<Client> {
    const client = product.client()
    await client.signIn(email, password)
    return client
  }
  async function addProject(clientId: string | null, name: string): Promise<string> {
    const id = crypto.randomUUID()
    await sql`insert into projects (id, client_id, name) values (${id}, ${clientId}, ${name})`
    return id
  }
  const staff = product.client()
  await staff.signIn()
  const [own, other] = [
    await createAccount(product, 'client_admin', password),
    await createAccount(product, 'client_user', password),
  ]
  const fields = {
    client: own.clientId ?? '',
    project: await addProject(own.clientId, 'Our project'),
  }
  const idsNamed = async (name: string) =>
    (await sql`select id from documents where name = ${name} order by created_at`).map(
      (row) => row.id as string,
    )
  return {
    product,
    sql,
    staff,
    ours: await signedIn(own.email),
    theirs: await signedIn(other.email),
    fields,
    theirProject: await addProject(other.clientId, 'Their project'),
    idsNamed,
    /** Uploads one file for the first client. Returns the document's id. */
    async upload(name: string, bytes: Uint8Array | string, more = {}): Promise<string> {
      const form = formWith({ ...fields, ...more }, [['files', name, bytes]])
      const answer = await staff.form(`${uploadPage}?client=${fields.client}`, form)
      if (answer.status !== 302) throw new Error(`upload answered ${answer.status}`)
      return (await idsNamed(name)).at(-1) ?? ''
    },
    /** The version that an edit of a document is based on, when it is made now. */
    basedOn: (id: string) => basedOn(staff, `/lead_admin/documents/${id}`),
    auditOf: (id: string) => sql`select action, ip, details, actor_email from audit_events
      where subject_id = ${id} order by created_at, id`,
  }
}
