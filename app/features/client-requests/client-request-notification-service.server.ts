import { notify } from '#app/features/accounts/notifications/notification-service.server.ts'
import { replyAddressFor } from '#app/features/inbound-mail/reply-address-service.server.ts'
import { type Mail, queueMail } from '#app/features/mail/mail-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { requestNotices } from '#content/client-requests.ts'
import { type ClientRequest, portalRequestsPath } from './client-request.ts'
import { selectAsked } from './client-request-schedule-store.server.ts'

type Told = Pick<ClientRequest, 'id' | 'client_id' | 'contact_id'>

/** Mails whoever is asked, in the caller's transaction. Returns how many people that are. */
export async function mailAsked(
  app: App,
  tx: Tx,
  request: Told,
  mail: Omit<Mail, 'to'>,
): Promise<number> {
  const asked = { id: request.id, clientId: request.client_id, contactId: request.contact_id }
  const people = await selectAsked(tx, asked)
  for (const { email } of people) {
    const replyTo = replyAddressFor(app, { kind: 'request', id: request.id, address: email })
    await queueMail(app, tx, { ...mail, replyTo, to: email })
  }
  return people.length
}

/** Tells everybody of the client in the portal. @param about the title of the request or of its line */
export async function tellClient(
  tx: Tx,
  request: Told,
  event: keyof typeof requestNotices,
  about: string,
): Promise<void> {
  await notify(tx, {
    clientId: request.client_id,
    kind: `request.${event}`,
    title: requestNotices[event](about),
    url: `${portalRequestsPath}/${request.id}`,
  })
}
