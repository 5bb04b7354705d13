import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { expect, vi } from 'vitest'
import { createInvitation } from '#app/features/accounts/invitations/invitation-service.server.ts'
import type { ChatFile } from '#app/features/assistant/assistant.ts'
import { sweepFiles } from '#app/features/files/file-service.server.ts'
import { ownToken } from '#app/features/intake/form-token.server.ts'
import { tidyMails } from '#app/features/mail/mail-service.server.ts'
import type { Actor } from '#app/platform/actor.ts'
import { deleteExpiredHits } from '#app/platform/rate-limit.server.ts'
import { patience } from '#test/patience.ts'
import { createAccount } from './accounts.ts'
import { startTestApp } from './app.ts'
import { askedBy } from './asked-by.ts'
import { chatOf } from './chats.ts'
import { everyFile, everyRow, placesOf } from './everything-kept.ts'
import { formWith, pdfBytes } from './files.ts'
import { queuedMails } from './mails.ts'

const password = 'tulip anvil copper'

/** The product, with people whose names are unlike any other word, stored in every way that exists. */
export async function startPlanting() {
  const product = await startTestApp({ NOTIFY_EMAIL: 'office@unordin.example' })
  const { client: sql } = product.app.db
  const staffAccount = await createAccount(product, 'admin', password)
  const session = { sessionId: '', fullName: 'Staff', role: 'admin' as const }
  const staff: Actor & { kind: 'user' } = { kind: 'user', ...session, ...staffAccount }
  const emailOf = (name: string) => `${name}@example.org`
  const token = (form: string) => ownToken(product.app.secret, form, new Date(Date.now() - 60_000))
  const idOf = async (table: string, column: string, email: string) => {
    const [row] = await sql<{ id: string }[]>`
      select id from ${sql(table)} where ${sql(column)} = ${email}`
    return row?.id ?? ''
  }

  async function apply(name: string, change: Record<string, string> = {}) {
    const fields = {
      intake_token: token('application'),
      firstName: name,
      lastName: 'Planted',
      email: emailOf(name),
      phone: '+254 20 555 0100',
      experience: `Nine years at ${name}`,
      coverLetter: `I am ${name}.`,
      ...change,
    }
    const form = formWith(fields, [['resume', `${name}.pdf`, pdfBytes]])
    const answer = await product.client().form('/careers/apply?job=applied-ai-engineer', form)
    expect(answer.status).toBe(302)
    return idOf('leads', 'email', emailOf(name))
  }

  return {
    product,
    sql,
    staff,
    emailOf,
    newName: () => `zebra${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`,
    plant: {
      application: (name: string) => apply(name),
      async quarantinedApplication(name: string) {
        await apply(name, { homepage: 'https://spam.example', coverLetter: `${name} again.` })
        return idOf('held_submissions', 'sender_email', emailOf(name))
      },
      async contact(name: string) {
        const answer = await product.client().post('/contact', {
          intake_token: token('contact'),
          firstName: name,
          lastName: 'Planted',
          email: emailOf(name),
          company: name,
          interest: 'other',
          message: `${name} would like to talk about registers.`,
        })
        expect(answer.status).toBe(302)
        return idOf('leads', 'email', emailOf(name))
      },
      async conversation(name: string) {
        const chat = chatOf(product)
        const upload = await chat.upload(`${name}.txt`, `Written by ${name}`)
        const file = (await upload.json()) as ChatFile
        const { conversationId } = await chat.say(`What is e-visa, asks ${name}`, { files: [file] })
        await sql`update chat_conversations set visitor_email = ${emailOf(name)}, visitor_name = ${name}
          where id = ${conversationId}`
        return conversationId ?? ''
      },
      async booking(name: string) {
        const page = await (await product.client().get('/book')).text()
        const [, slot = ''] = /type="radio"[^>]*value="(\d+)"/.exec(page) ?? []
        const call = { slot, zone: 'UTC', fullName: name, email: emailOf(name), note: name }
        const fields = { ...call, formId: crypto.randomUUID() }
        expect((await product.client().post('/book', fields)).status).toBe(302)
        return idOf('bookings', 'email', emailOf(name))
      },
      async subscription(name: string) {
        const fields = { intake_token: token('newsletter'), email: emailOf(name), page: '/blog' }
        await product.client().post('/newsletter', fields)
        return idOf('newsletter_subscribers', 'email', emailOf(name))
      },
      /** Confirmed, which makes a lead as well. */
      async confirm(name: string) {
        const [mail] = await queuedMails(product, { to: emailOf(name), kind: 'newsletter.confirm' })
        const [, secret = ''] = /confirm\?token=([\w-]+)/.exec(mail?.text ?? '') ?? []
        await product.client().post(`/newsletter/confirm?token=${secret}`, { token: secret })
        expect(await idOf('leads', 'email', emailOf(name))).not.toBe('')
      },
      async account(name: string) {
        const fields = { intent: 'sign-up', fullName: name, email: emailOf(name), password }
        await product.client().post('/auth', fields)
        return idOf('auth_users', 'email', emailOf(name))
      },
      async invitation(name: string) {
        const { clientId } = await createAccount(product, 'client_user', password)
        const wanted = {
          clientId: clientId ?? '',
          email: emailOf(name),
          role: 'client_user' as const,
        }
        return (await askedBy(staff, () => createInvitation(product.app, staff, wanted))).id
      },
    },
    /** Waits until all mails are sent, runs the housekeeping, and tells where a name is still stored. */
    async leftOf(name: string): Promise<string[]> {
      const { app, dataDir } = product
      await vi.waitUntil(async () => {
        const open = await sql`select 1 from pgboss.job
          where name in ('mail', 'files') and state in ('created', 'retry', 'active')`
        return open.length === 0
      }, patience)
      const longAgo = new Date(Date.now() - 3_600_000)
      for (const { where } of await everyFile(path.join(dataDir, 'outbox')))
        await utimes(path.join(dataDir, 'outbox', where), longAgo, longAgo)
      await sweepFiles(app)
      await tidyMails(app)
      await deleteExpiredHits(app.db, new Date(Date.now() + 2 * 86_400_000))
      const files = await everyFile(dataDir)
      const kept = [...(await everyRow(product)), ...files]
      return placesOf(kept, name).map((place) => place.replace(/\/[^/]+$/, '/…'))
    },
  }
}
