import { formWith, pdfBytes, pngBytes } from '#test/files.ts'
import { basedOn } from '#test/seen-version.ts'
import { undoLast } from './form-walk.ts'
import type { Walk } from './walk.ts'

const documents = '/lead_admin/documents'

/** What a client's people and staff share in the portal: projects, documents and tickets. */
export async function walkPortal(walk: Walk) {
  const projectId = await keepProject(walk)
  await keepDocument(walk, projectId)
  await answerTicket(walk)
}

async function keepProject(walk: Walk): Promise<string> {
  const { staff, clientAdmin, sql, one } = walk
  const id: string = crypto.randomUUID()
  const project = { name: 'Registry of ports', status: 'active', progress: '40' }
  await staff.send('/lead_admin/engagements/new', {
    id,
    clientId: clientAdmin.clientId,
    ...project,
  })
  const send = (intent: string, fields: Record<string, string> = {}) =>
    staff.send(`/lead_admin/engagements/${id}`, { intent, ...fields })
  await send('save', { ...project, progress: '50', version: '1' })
  await undoLast(walk)
  const update = crypto.randomUUID()
  await send('update.post', { id: update, title: 'Half way', body: 'Gates stand.' })
  const corrected = { update, title: 'Half way', body: 'All gates stand.', version: '1' }
  await send('update.correct', corrected)
  const panel = `/lead_admin/engagements/${id}`
  const portal = `/dashboard/projects/${id}`
  await talk(walk, `${panel}/updates/${update}`, `${portal}/updates/${update}`)
  await send('update.remove', { update })
  await send('milestone.add', { title: 'Design' })
  await send('milestone.add', { title: 'Opening' })
  const milestone = await one(sql`select id from project_milestones where title = 'Opening'`)
  await send('milestone.done', { milestone })
  await undoLast(walk)
  await talk(walk, `${panel}/milestones/${milestone}`, `${portal}/milestones/${milestone}`)
  for (const change of ['done', 'reopen', 'up', 'remove'])
    await send(`milestone.${change}`, { milestone })
  return id
}

/** A client asks, staff answer, the client thanks, and staff say that this needs no answer. */
export async function talk({ staff, clientUser, sql, one }: Walk, panel: string, portal: string) {
  const said = (comment: string) => ({ formId: crypto.randomUUID(), comment })
  await clientUser.send(portal, said('Where is the gate?'))
  await staff.send(panel, said('On page two.'))
  await clientUser.send(portal, said('Thank you.'))
  const thanks = await one(
    sql`select id from comments where page = ${portal} and body = 'Thank you.'`,
  )
  await staff.send(panel, { settle: thanks })
}

async function keepDocument(walk: Walk, project: string) {
  const { staff, clientUser, clientAdmin, sql, one } = walk
  const client = clientAdmin.clientId
  const upload = formWith({ client, project }, [['files', 'plan.pdf', pdfBytes]])
  await staff.sendFiles(`${documents}/upload?client=${client}`, upload)
  const id = await one(sql`select id from documents where name = 'plan.pdf'`)
  const page = `${documents}/${id}`
  const based = () => basedOn(staff.client, page)
  const again = formWith({ based: await based() }, [
    ['file', 'plan.pdf', Buffer.concat([pdfBytes, Buffer.from('\n')])],
  ])
  await staff.sendFiles(page, again)
  await staff.send(page, { name: 'Final plan.pdf', project: '', based: await based() })
  await undoLast(walk)
  const file = `/dashboard/documents/${id}/file`
  await talk(walk, page, `/dashboard/documents/${id}`)
  await clientUser.read(file)
  await clientUser.read(`${file}?version=2&inline=1`)
  await staff.send(`${page}/delete`, { based: await based() })
}

async function answerTicket(walk: Walk) {
  const { staff, clientUser, clientAdmin, sql, one } = walk
  const raised = { title: 'Printer on fire', description: 'It burns.', priority: 'medium' }
  const answer = await clientUser.send('/dashboard/support/new', {
    formId: crypto.randomUUID(),
    ...raised,
  })
  const portal = answer.headers.get('location') ?? ''
  const id = portal.split('/').at(-1) ?? ''
  const page = `/lead_admin/tickets/${id}`
  const say = (fields: Record<string, string>) => ({ formId: crypto.randomUUID(), ...fields })
  await staff.sendFiles(page, formWith(say({ kind: 'note', body: 'Who is near?' }), []))
  await staff.send(`${page}/settings`, { seen: 'open', status: 'in_progress', assignee: '' })
  await undoLast(walk)
  await staff.send(`${page}/settings`, {
    seen: 'open',
    status: 'resolved',
    assignee: staff.userId,
  })
  const reply = formWith(say({ body: 'Still hot.' }), [['files', 'fire.png', pngBytes]])
  await clientAdmin.sendFiles(portal, reply)
  await clientUser.send(`${portal}/solved`, { formId: crypto.randomUUID(), seen: 'open' })
  await clientUser.send(`${portal}?do=rate`, { rating: '4', comment: 'Quick.' })
  await clientUser.sendFiles(portal, formWith(say({ kind: 'reopen', body: '' }), []))
  for (const intent of ['add', 'remove'])
    await clientUser.send(portal, { intent, watcher: clientAdmin.userId })
  const attachment = await one(sql`select id from ticket_attachments where ticket_id = ${id}`)
  await clientUser.read(`${portal}/attachments/${attachment}`)
}
