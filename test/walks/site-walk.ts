import { ownToken } from '#app/features/intake/form-token.server.ts'
import { signedId } from '#app/platform/signed-id.server.ts'
import { basedOn } from '#test/seen-version.ts'
import type { Walk } from './walk.ts'

const editor = '/lead_admin/pages/solutions-evisa'
const redirects = '/lead_admin/redirects'
const status = '/lead_admin/status'

/** The texts of a page of the site, an address that leads to another one, and what the status page says. */
export async function walkSite(walk: Walk) {
  await writePage(walk)
  await keepRedirect(walk)
  await reportIncident(walk)
  await subscribeToStatus(walk)
}

async function writePage({ staff, sql, one }: Walk) {
  async function send(intent: string, fields: Record<string, string> = {}) {
    const mark = /name="mark" value="([\d.]+)"/.exec(await staff.read(editor))?.[1] ?? ''
    await staff.send(editor, { intent, mark, ...fields })
  }
  const save = (intent: string, lead: string) => send(intent, { 'text.lead': lead })
  await save('save', 'A first lead.')
  await send('discard')
  await save('publish', 'A second lead.')
  await save('publish', 'A third lead.')
  const first = await one(
    sql`select id from page_text_versions where page = '/solutions/evisa' and version = 1`,
  )
  await staff.send(`${editor}/versions/${first}`, { version: '2' })
  await send('original')
}

async function keepRedirect({ staff, sql, one }: Walk) {
  const fields = { intent: 'save', from: '/walked', status: '301' }
  await staff.send(redirects, { ...fields, id: '', target: '/about' })
  const id = await one(sql`select id from redirects where from_path = '/walked'`)
  await staff.send(redirects, { ...fields, id, target: '/contact' })
  await staff.send(redirects, { intent: 'delete', id })
}

async function reportIncident({ staff }: Walk) {
  const id: string = crypto.randomUUID()
  const page = `${status}/${id}`
  const fields = {
    ...{ kind: 'incident', title: 'Signing in is slow', text: 'We look into it.' },
    ...{ starts: '2026-01-02T03:04', 'part-portal': 'partly' },
  }
  await staff.send(`${status}/new`, { id, status: 'investigating', ...fields })
  const send = async (intent: string) =>
    staff.send(page, {
      ...{ intent, based: await basedOn(staff.client, page), status: 'resolved' },
      ...fields,
    })
  await send('update')
  await send('remove')
}

async function subscribeToStatus({ product, newVisitor, mailedLink, sql, one }: Walk) {
  const visitor = newVisitor()
  const email = 'reader@status.example'
  const intake_token = ownToken(product.app.secret, 'status', new Date(Date.now() - 60_000))
  await visitor.send('/status', { intake_token, email })
  await visitor.send(await mailedLink(email, '/status/confirm'))
  const id = await one(sql`select id from status_subscribers where email = ${email}`)
  await visitor.send(
    `/status/unsubscribe?token=${signedId(product.app.secret, 'status-leave', id)}`,
  )
}
