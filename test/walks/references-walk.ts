import { basedOn } from '#test/seen-version.ts'
import type { Walk } from './walk.ts'

const list = '/lead_admin/references'

/** A client reference, from its permission to its end. */
export async function walkReferences({ staff }: Walk) {
  async function send(path: string, intent: string, organization = 'Port') {
    const form = new FormData()
    const based = path === `${list}/new` ? '0' : await basedOn(staff.client, path)
    const said = { organization, quote: 'It works.', said_by: 'Ada Roy' }
    const permission = { permission_by: 'Ada Roy', permission_on: '2026-01-31' }
    for (const [name, value] of Object.entries({ ...said, ...permission, based, intent }))
      form.set(name, value)
    if (based === '0') form.set('file', new File(['Yes.\n'], 'yes.txt', { type: 'text/plain' }))
    const answer = await staff.sendFiles(path, form)
    return answer.headers.get('location') ?? ''
  }
  await send(`${list}/new`, 'save')
  const path = await send(`${list}/new`, 'publish')
  await staff.send(list, { id: path.split('/').at(-1) ?? '', move: 'up' })
  await staff.read(`${path}/evidence`)
  await staff.read(`${list}/export.csv`)
  await send(path, 'hide', 'Harbour')
  await send(path, 'remove')
}

/** A person of the team, from the first draft to the removal. */
export async function walkTeam({ staff }: Walk) {
  const people = '/lead_admin/team'
  async function send(path: string, intent: string, role = 'Architect') {
    const based = path === `${people}/new` ? '0' : await basedOn(staff.client, path)
    const typed = { full_name: 'Ada Roy', role, based, intent }
    return (await staff.send(path, typed)).headers.get('location') ?? ''
  }
  await send(`${people}/new`, 'save')
  const path = await send(`${people}/new`, 'publish')
  await staff.send(people, { id: path.split('/').at(-1) ?? '', move: 'up' })
  await send(path, 'hide', 'Engineer')
  await send(path, 'remove')
}
