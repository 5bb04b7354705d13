import { daysAfter, officeDay } from '#app/platform/office-day.ts'
import type { Walk } from './walk.ts'

const list = '/lead_admin/decisions'

/** What people of a client are asked to decide: asked, agreed to, declined, given to somebody else and withdrawn. */
export async function walkDecisions({ staff, clientUser, clientAdmin }: Walk) {
  const due_on = daysAfter(officeDay(new Date()), 7)
  async function ask(title: string, second: string = clientAdmin.userId): Promise<string> {
    const id: string = crypto.randomUUID()
    await staff.send(`${list}/new`, {
      ...{ id, client: clientAdmin.clientId, kind: 'approval', title, body: 'The plan.', due_on },
      ...{ order: 'turn', 'person-1': clientUser.userId, 'person-2': second },
    })
    return id
  }
  const first = await ask('The plan of the ports')
  await clientUser.send(`/dashboard/decisions/${first}`, { intent: 'agree', round: '1' })
  await clientUser.read(`/dashboard/decisions/${first}/record.pdf`)
  const because = 'The second port is missing.'
  await clientAdmin.send(`/dashboard/decisions/${first}`, {
    intent: 'decline',
    round: '1',
    because,
  })
  await staff.send(`${list}/${await ask('The plan of the rails', '')}`, {
    ...{ intent: 'replace', round: '1', position: '1' },
    ...{ former: clientUser.userId, person: clientAdmin.userId },
  })
  await staff.send(`${list}/${await ask('The plan of the roads')}`, {
    intent: 'withdraw',
    round: '1',
  })
}
