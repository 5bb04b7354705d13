import { expect, test } from 'vitest'
import { leaveLinks } from './mailing-list.server.ts'
import { subscriptionMail } from './subscription-mails.server.tsx'

const site = { secret: 'a secret of the test', config: { baseUrl: 'https://www.example.com' } }
const id = '0b0e7c5a-3a8e-4f0e-9d2a-0d6f5f1c2b3a'
const entered = { email: 'Reader@example.com', token: 'z'.repeat(43) }

test('an address that is not subscribed gets the link that confirms it', async () => {
  const mail = await subscriptionMail('status', site, { ...entered, known: undefined })
  expect(mail).toMatchObject({ kind: 'status.confirm', to: entered.email })
  expect(mail.text).toContain(`https://www.example.com/status/confirm?token=${entered.token}`)
})

test('one that is subscribed gets the link by which it leaves, as it is stored, and no other', async () => {
  const known = { id, email: 'reader@example.com' }
  const mail = await subscriptionMail('newsletter', site, { ...entered, known })
  expect(mail).toMatchObject({ kind: 'newsletter.already', to: known.email })
  expect(mail.text).toContain(leaveLinks('newsletter', site, id).page)
  expect(mail.text).not.toContain(entered.token)
})
