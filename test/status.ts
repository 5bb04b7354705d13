import { startTestApp } from './app.ts'
import { basedOn } from './seen-version.ts'

export const statusPanelPath = '/lead_admin/status'
const minute = 60_000
/** A time for the form: so many minutes from now. */
export const momentFrom = (minutes: number) =>
  new Date(Date.now() + minutes * minute).toISOString().slice(0, 16)

export const incident = {
  ...{ kind: 'incident', title: 'Signing in is slow', status: 'investigating' },
  ...{ text: 'We look into it.', starts: momentFrom(-60), 'part-portal': 'partly' },
}
export const maintenance = {
  ...{ kind: 'maintenance', title: 'A new database', status: 'planned' },
  ...{ text: 'The portal is away for an hour.', 'part-portal': 'down' },
  ...{ starts: momentFrom(600), ends: momentFrom(660) },
}

/** The product with a member of staff who posts notices. */
export async function startWithStatus(env: Record<string, string> = {}) {
  const product = await startTestApp(env)
  const staff = product.client()
  await staff.signIn()
  async function posted(fields: Record<string, string> = incident) {
    const id: string = crypto.randomUUID()
    const answer = await staff.post(`${statusPanelPath}/new`, { id, ...fields })
    if (answer.status !== 302) throw new Error(`the notice answered ${answer.status}`)
    return { id, path: `${statusPanelPath}/${id}` }
  }
  const send = async (path: string, intent: string, fields: Record<string, string> = {}) =>
    staff.post(path, { intent, based: await basedOn(staff, path), ...fields })
  /** What a page shows, without the data in its scripts. */
  const textOf = async (path: string, client = product.client()) =>
    (await (await client.get(path)).text()).replace(/<script\b.*?<\/script>/gs, '')
  return { product, staff, posted, send, textOf, sql: product.app.db.client }
}
