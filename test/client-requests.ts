import { startWithDocuments } from './documents.ts'
import { formWith } from './files.ts'
import { queuedMails } from './mails.ts'
import { basedOn } from './seen-version.ts'

export const panel = (id: string) => `/lead_admin/requests/${id}`
export const portal = (id: string) => `/dashboard/requests/${id}`
/** What a page shows, without the data in its scripts. */
export const textOf = async (answer: Promise<Response>) =>
  (await (await answer).text()).replace(/<script\b.*?<\/script>/gs, '')
export const dayFrom = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export type Line = [kind: 'document' | 'answer', title: string, hint?: string]
export const fieldsOf = (lines: Line[]) =>
  Object.fromEntries(
    lines.flatMap(([kind, title, hint = ''], at) => [
      [`line-${at}-kind`, kind],
      [`line-${at}-title`, title],
      [`line-${at}-hint`, hint],
    ]),
  )

/** The product with two clients, and what staff and clients do with requests. */
export async function startWithRequests(env: Record<string, string> = {}) {
  const house = await startWithDocuments(env)
  const newForm = (
    more: Record<string, string> = {},
    lines: Line[] = [['document', 'The plan']],
  ) => ({
    ...{
      intent: 'send',
      id: crypto.randomUUID() as string,
      title: 'Kick-off',
      reason: 'To begin.',
    },
    ...{ due_on: dayFrom(7), project: house.fields.project, contact: '' },
    ...fieldsOf(lines),
    ...more,
  })
  const send = (form: Record<string, string>, client = house.fields.client) =>
    house.staff.post(`/lead_admin/requests/new?client=${client}`, { client, ...form })

  /** A request that was sent, and the ids of its lines. */
  async function asked(
    lines: Line[] = [['document', 'The plan']],
    more: Record<string, string> = {},
  ) {
    const form = newForm({ title: `Ask ${crypto.randomUUID().slice(0, 8)}`, ...more }, lines)
    const answer = await send(form)
    if (answer.status !== 302) throw new Error(`the request answered ${answer.status}`)
    const rows = await house.sql`select id from client_request_lines
      where request_id = ${form.id} order by position`
    return { id: form.id, title: form.title, lines: rows.map(({ id }) => id as string) }
  }
  const statusOf = async (id: string) =>
    (
      await house.sql`select status, lines_missing, lines_given, lines_accepted from client_requests
      where id = ${id}`
    )[0]
  const give = (
    id: string,
    line: string,
    files: [string, Uint8Array | string][],
    client = house.ours,
  ) =>
    client.form(
      portal(id),
      formWith(
        { line, kind: 'document' },
        files.map(([name, bytes]) => ['files', name, bytes]),
      ),
    )
  /** @param seen when the line was given last, by the page; left out: as it is now */
  const answer = async (
    id: string,
    line: string,
    words: string,
    client = house.ours,
    seen?: string,
  ) => {
    const [row] = /^[0-9a-f-]{36}$/.test(line)
      ? await house.sql`select to_json(given_at) #>> '{}' as at from client_request_lines where id = ${line}`
      : []
    return client.post(portal(id), {
      ...{ line, kind: 'answer', answer: words },
      seen: seen ?? String(row?.at ?? ''),
    })
  }
  const decide = async (id: string, line: string, fields: Record<string, string>) =>
    house.staff.post(panel(id), { line, based: await basedOn(house.staff, panel(id)), ...fields })
  const mailsOf = async (kind: string, title: string) =>
    (await queuedMails(house.product, { kind })).filter(({ subject, text }) =>
      `${subject} ${text}`.includes(title),
    )
  const ownAddress = async () =>
    (await house.sql`select email from profiles where client_id = ${house.fields.client}`)[0]?.email

  return { ...house, newForm, send, asked, statusOf, give, answer, decide, mailsOf, ownAddress }
}
