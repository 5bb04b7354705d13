import { password, type Walk } from './walk.ts'

const clients = '/lead_admin/clients'
const invitations = '/lead_admin/invitations'
const users = '/lead_admin/users'

/** Clients, invitations and users, as staff and a client's own administrator manage them. */
export async function walkClients(walk: Walk) {
  await manageClient(walk)
  await invite(walk)
  await manageUser(walk)
}

async function manageClient({ staff, sql, one }: Walk) {
  const client = { name: 'Ministry of Tides', company_name: '', notes: '' }
  await staff.send(`${clients}/new`, client)
  const id = await one(sql`select id from clients where name = ${client.name}`)
  for (const status of ['inactive', 'active']) {
    const page = await staff.read(`${clients}?edit=${id}`)
    const [, updated_at = ''] = /name="updated_at" value="([^"]+)"/.exec(page) ?? []
    await staff.send(`${clients}?edit=${id}`, { ...client, status, updated_at, pause: 'on' })
  }
  await staff.send(`${clients}/${id}/view`)
  await staff.send(`${clients}/stop-viewing`)
}

async function invite({ staff, clientAdmin, newVisitor, sql, one, mailedLink }: Walk) {
  const idOf = (email: string) =>
    one(sql`select id from client_invitations where email = ${email} order by created_at desc`)
  const wanted = { email: 'first@tides.example', role: 'client_user' }
  await staff.send(`${invitations}/new`, { ...wanted, for_client: clientAdmin.clientId })
  await staff.send(`${invitations}/${await idOf(wanted.email)}/resend`)
  await staff.send(`${invitations}/${await idOf(wanted.email)}/revoke`)
  const own = { email: 'second@tides.example', role: 'client_user' }
  await clientAdmin.send('/dashboard/organization/invitations/new', own)
  const link = await mailedLink(own.email, '/auth')
  const sent = { intent: 'sign-up', fullName: 'Grace Hopper', email: own.email, password }
  await newVisitor().send(link, sent)
  const joined = await one(sql`select id from profiles where email = ${own.email}`)
  const project = await one(sql`insert into projects (client_id, name)
    values (${clientAdmin.clientId}, 'Tide gauges') returning id`)
  await clientAdmin.send(`/dashboard/organization/people/${joined}`, {
    ...{ change: 'projects', scope: 'some', project, seen_projects: '' },
    ...{ seen_role: 'client_user', seen_access: 'active', seen_billing: 'no' },
  })
  const steps = [
    ['role', 'client_user', 'active'],
    ['ended', 'client_admin', 'active'],
    ['active', 'client_admin', 'ended'],
    ['billing', 'client_admin', 'active'],
    ['not_billing', 'client_admin', 'active', 'yes'],
  ]
  for (const [change = '', seen_role = '', seen_access = '', seen_billing = 'no'] of steps)
    await clientAdmin.send(`/dashboard/organization/people/${joined}`, {
      ...{ change, seen_role, seen_access, seen_billing, role: 'client_admin' },
    })
  await clientAdmin.read('/dashboard/organization/activity.csv')
}

async function manageUser({ staff, newPerson, sql, one }: Walk) {
  const { userId, clientId } = await newPerson('client_user')
  const id = await one(sql`select id from profiles where user_id = ${userId}`)
  const page = await staff.read(`${users}?edit=${id}`)
  const [, updated_at = ''] = /name="updated_at" value="([^"]+)"/.exec(page) ?? []
  await staff.send(`${users}?edit=${id}`, {
    set_role: 'client_admin',
    set_client: clientId,
    updated_at,
  })
  for (const access of ['deactivated', 'active'])
    await staff.send(`${users}/${id}/access`, { access })
}
