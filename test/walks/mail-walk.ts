import { expect } from 'vitest'
import { receiveMail } from '#app/features/inbound-mail/receive-mail-service.server.ts'
import { replyAddressFor } from '#app/features/inbound-mail/reply-address-service.server.ts'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { patience } from '#test/patience.ts'
import type { Walk } from './walk.ts'

/** Mails that came in from somebody else than we wrote to or did not arrive, and what staff do with them. */
export async function walkMails(walk: Walk) {
  const { staff, clientUser, sql, one } = walk
  await clientUser.send('/dashboard/support/new', {
    ...{ formId: crypto.randomUUID(), title: 'By mail', description: 'x', priority: 'low' },
  })
  const ticketId = await one(sql`select id from support_tickets where title = 'By mail'`)
  for (const intent of ['put_in', 'discard']) {
    const mail = await quarantined(walk, ticketId, intent)
    await staff.send(`/lead_admin/inbox/mails/${mail}`, { intent })
  }
  const record = await one(sql`insert into mail_deliveries (id, kind, recipient, undelivered_at)
    values (gen_random_uuid(), 'lead.confirmation', 'gone@private.example', now()) returning id`)
  await staff.send('/lead_admin?index', { intent: 'seenTo', record })
}

async function quarantined(walk: Walk, id: string, name: string): Promise<string> {
  const { app } = walk.product
  const about = { kind: 'ticket' as const, id, address: walk.clientUser.email }
  const header = [
    `From: other@private.example`,
    `To: ${replyAddressFor(app, about)}`,
    `Message-ID: <${name}@private.example>`,
    'Subject: Re: By mail',
  ]
  const bytes = Buffer.from([...header, '', 'It works now.', ''].join('\r\n'))
  const place = { mailbox: 'x', validity: '1', uid: 1 }
  await asSystem(() => receiveMail(app, place, bytes))
  const find = async () =>
    (
      await walk.sql`select id from inbound_mails
        where state = 'quarantined' and message_id = ${`${name}@private.example`}`
    )[0]?.id as string | undefined
  await expect.poll(find, { timeout: patience }).toBeDefined()
  return (await find()) ?? ''
}
