import { basedOn } from '#test/seen-version.ts'
import type { Walk } from './walk.ts'

const panel = '/lead_admin/company'

/** What staff state about the company. */
export async function walkCompany({ staff }: Walk) {
  const based = await basedOn(staff.client, panel)
  await staff.send(panel, { based, registration_number: '123456-7' })
}
