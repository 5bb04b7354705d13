import { daysAfter, officeDay } from '#app/platform/office-day.ts'
import { formWith, pdfBytes } from '#test/files.ts'
import { basedOn } from '#test/seen-version.ts'
import { talk } from './portal-walk.ts'
import type { Walk } from './walk.ts'

const list = '/lead_admin/requests'

/** What staff ask of a client: sent, changed, given, returned, accepted, cancelled, and kept as a template. */
export async function walkRequests(walk: Walk) {
  const { staff, clientUser, clientAdmin, sql, one } = walk
  const id: string = crypto.randomUUID()
  const page = `${list}/${id}`
  const due_on = daysAfter(officeDay(new Date()), 7)
  await staff.send(`${list}/new`, {
    client: clientAdmin.clientId,
    ...{ intent: 'send', id, title: 'Plans of the ports', reason: '', due_on },
    ...{ 'line-0-kind': 'document', 'line-0-title': 'A plan' },
  })
  const send = async (intent: string, fields: Record<string, string> = {}) =>
    staff.send(page, { intent, based: await basedOn(staff.client, page), ...fields })
  const lineNamed = (title: string) =>
    one(sql`select id from client_request_lines where request_id = ${id} and title = ${title}`)
  await send('save', { title: 'Plans of all ports', due_on })
  for (const title of ['Who decides?', 'One too many'])
    await send('add', { 'line-0-kind': 'answer', 'line-0-title': title })
  await send('remove', { line: await lineNamed('One too many') })
  await send('cancel')
  await send('reopen')
  const portal = `/dashboard/requests/${id}`
  const [plan, who] = [await lineNamed('A plan'), await lineNamed('Who decides?')]
  const give = () =>
    clientUser.sendFiles(
      portal,
      formWith({ line: plan, kind: 'document' }, [['files', 'port.pdf', pdfBytes]]),
    )
  await give()
  await send('return', { line: plan, because: 'Page two is missing.' })
  await give()
  await clientUser.send(portal, { line: who, kind: 'answer', answer: 'The minister.' })
  for (const line of [plan, who]) await send('accept', { line })
  await talk(walk, page, portal)
  await send('template')
  const template = await one(sql`select id from client_request_templates
    where title = 'Plans of all ports'`)
  await staff.send(`${list}/templates`, { template })
}
