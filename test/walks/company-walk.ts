import { basedOn } from '#test/seen-version.ts'
import type { Walk } from './walk.ts'

const panel = '/lead_admin/company'

/** What staff state about the company, and its documents. */
export async function walkCompany({ staff }: Walk) {
  const based = await basedOn(staff.client, panel)
  await staff.send(panel, { based, registration_number: '123456-7' })
  const list = `${panel}/evidence`
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'Terms', based: '0', intent: 'save' }))
    form.set(name, value)
  form.set('file', new File(['Terms of sale\n'], 'terms.txt', { type: 'text/plain' }))
  const added = await staff.client.form(`${list}/new?kind=document`, form)
  const path = added.headers.get('location') ?? ''
  await staff.read(`${path}/file`)
  await staff.send(path, { name: 'Terms', intent: 'save', based: '1' })
  await staff.send(path, { intent: 'remove', based: '2' })
}
