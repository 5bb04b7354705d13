import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createInvitation } from '#app/features/accounts/invitations/invitation-service.server.ts'
import { ownToken } from '#app/features/intake/form-token.server.ts'
import { removeLeads } from '#app/features/leads/lead-record-service.server.ts'
import { backupDatabase } from '#app/platform/backup.server.ts'
import { checkSeal } from '#app/platform/backup-seal.server.ts'
import { createAccount } from '#test/accounts.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { askedBy } from '#test/asked-by.ts'
import { everyFile, everyRow, placesOf } from '#test/everything-kept.ts'
import { patience } from '#test/patience.ts'
import { signUp } from '#test/sign-in-page.ts'
import { deliverMail, queueMail } from './mail-service.server.ts'

const received: Email[] = []
let isOpen = false
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    if (isOpen) done()
    else done(Object.assign(new Error(`<${address}> try later`), { responseCode: 451 }))
  },
  onData(stream, _session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', async () => {
      received.push(await PostalMime.parse(Buffer.concat(chunks)))
      done()
    })
  },
})

let product: TestApp
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as AddressInfo
  product = await startTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}` })
})
afterAll(async () => {
  await product.close()
  await new Promise<void>((resolve) => smtp.close(resolve))
})

const reader = 'secretive.reader@example.org'
const password = 'tulip anvil copper'
const intake = (form: string) => ({
  intake_token: ownToken(product.app.secret, form, new Date(Date.now() - 60_000)),
})

/** Causes every kind of mail that has a link of its own. */
async function causeMails() {
  const admin = await createAccount(product, 'admin', password)
  const person = await createAccount(product, 'client_user', password)
  await signUp(product.client(), '/auth', reader)
  await product.client().post('/auth/forgot', { email: person.email })
  const staff = { kind: 'user' as const, sessionId: '', fullName: 'S', role: 'admin' as const }
  const wanted = { clientId: person.clientId ?? '', email: reader, role: 'client_user' as const }
  const by = { ...staff, ...admin }
  await askedBy(by, () => createInvitation(product.app, by, wanted))
  await product.client().post('/newsletter', { ...intake('newsletter'), email: reader, page: '/' })
  const who = { email: reader, fullName: 'Secretive Reader', companyName: 'Archive' }
  await product.client().json('/api/functions/send-blueprint-notification', who)
  const calendar = await (await product.client().get('/book')).text()
  const [, slot = ''] = /type="radio"[^>]*value="(\d+)"/.exec(calendar) ?? []
  const call = { slot, zone: 'UTC', fullName: 'Secretive Reader', email: reader }
  await product.client().post('/book', { ...call, formId: crypto.randomUUID() })
}

async function everything(): Promise<{ where: string; text: string }[]> {
  const file = path.join(product.dataDir, `${crypto.randomUUID()}.backup`)
  await backupDatabase(product.app.config.databaseUrl ?? '', file)
  const { contentBytes } = await checkSeal(file)
  const packed = (await readFile(file)).subarray(0, contentBytes)
  const backup = { where: 'backup', text: gunzipSync(packed).toString() }
  return [...(await everyRow(product)), ...(await everyFile(product.dataDir)), backup]
}

const states = async () => {
  const rows = await product.app.db.client<{ state: string }[]>`
    select distinct state::text from pgboss.job where name = 'mail'`
  return rows.map(({ state }) => state)
}

test('a mail that a worker already has is not sent when its record is deleted', async () => {
  const { app } = product
  const mail = {
    ...{ kind: 'newsletter.test' as const, to: reader },
    ...{ subject: 'x', html: 'x', text: 'x' },
  }
  const deliver = vi.spyOn(app.mailer, 'deliver')
  const about = crypto.randomUUID()
  const queued: { id: string; data: object }[] = []
  const enqueue = vi.spyOn(app.jobs, 'enqueue').mockImplementation(async (_tx, _queue, data) => {
    queued.push({ id: crypto.randomUUID(), data })
  })
  await app.db.system((tx) => queueMail(app, tx, mail, about))
  enqueue.mockRestore()
  const [job] = queued
  // The queue no longer contains it.
  await deliverMail(app, job?.data, job?.id ?? '')
  expect(deliver.mock.calls.filter(([one]) => one.subject === 'x')).toEqual([])
  deliver.mockRestore()
  expect(await app.db.client`select 1 from mail_deliveries where about = ${about}`).toHaveLength(0)
})

test('a record is not deleted while a mail about it is being sent; who asks is told so within seconds', async () => {
  const { app } = product
  const about = crypto.randomUUID()
  const address = 'lena.leaves@example.org'
  await app.db.client`insert into leads (id, source, full_name, email)
    values (${about}, 'contact', 'Lena Leaves', ${address})`
  const mail = { kind: 'newsletter.test' as const, to: address, subject: 'x', html: 'x', text: 'x' }
  await app.db.system((tx) => queueMail(app, tx, mail, about))
  const remove = () => app.db.system((tx) => removeLeads(tx, [about]))
  await app.db.client.begin(async (tx) => {
    // What a worker does while it waits for the mail server.
    await tx`select from pgboss.job where name = 'mail' and data ->> 'about' = ${about} for key share`
    const begun = performance.now()
    await expect(remove()).rejects.toMatchObject({
      code: 'conflict',
      userMessage: 'An email about it is being sent right now. Try again in a minute.',
    })
    expect(performance.now() - begun).toBeLessThan(20_000)
  })
  await remove()
  expect(await app.db.client`select from leads where id = ${about}`).toHaveLength(0)
})

test('neither the queue nor a backup contains a link of a mail or its address, before and after sending', async () => {
  await causeMails()
  await vi.waitUntil(async () => (await states()).join() === 'retry', patience)
  const before = await everything()
  isOpen = true
  await product.app.db.client`with due as (update pgboss.job set start_after = now()
    where name = 'mail') select tell_of_job('mail')`
  await vi.waitUntil(async () => (await states()).join() === 'completed', patience)
  const after = await everything()

  const links = received.flatMap(({ text = '' }) => text.match(/https?:\/\/[^\s\])]+/g) ?? [])
  const tokens = new Set(links.flatMap((link) => link.match(/[\w-]{43,}/g) ?? []))
  const pages = ['/auth/verify', '/auth/reset', '/auth?', '/newsletter/confirm', '/booking/']
  for (const page of pages)
    expect(
      links.some((link) => link.includes(page)),
      page,
    ).toBe(true)
  expect(tokens.size).toBeGreaterThanOrEqual(5)
  for (const kept of [before, after]) {
    for (const token of tokens) expect(placesOf(kept, token), token).toEqual([])
    const ofQueue = kept.filter(({ where }) => where.startsWith('pgboss'))
    expect(placesOf(ofQueue, reader)).toEqual([])
    expect(placesOf(ofQueue, 'Secretive')).toEqual([])
  }
  const emptied = await product.app.db.client`
    select 1 from pgboss.job where state = 'completed' and data <> '{}'`
  expect(emptied).toHaveLength(0)
})

test('a mail that waits is on the timeline of its reader alone, with its subject, and once when it was sent', async () => {
  isOpen = false
  const [email, other] = ['wanda.waits@example.org', 'willem.waits@example.org']
  const sql = product.app.db.client
  const staff = product.client()
  await staff.signIn()
  const form = { ...intake('blueprint'), fullName: 'Wanda Waits', email }
  await product.client().json('/api/functions/send-blueprint-notification', form)
  await sql`insert into leads (id, source, full_name, email)
    values (gen_random_uuid(), 'contact', 'Willem Waits', ${other})`
  const waits = async () => (await states()).includes('retry')
  await vi.waitUntil(waits, patience)
  const [lead] = await sql`select id from leads where email = ${email}`
  const personOf = async (address: string) => {
    const [row] = await sql`select person_id from person_addresses where address = ${address}`
    return `/lead_admin/people/${row?.person_id}`
  }
  const textOf = async (path: string) => (await staff.get(path)).text()
  const subject = 'Email: We have received your Blueprint request'
  for (const path of [await personOf(email), `/lead_admin/leads/${lead?.id}`]) {
    const page = await textOf(path)
    for (const said of [subject, 'Waiting', 'as soon as the mail server takes it'])
      expect(page, said).toContain(said)
  }
  expect(await textOf(await personOf(other))).not.toContain('Waiting')

  isOpen = true
  await sql`with due as (update pgboss.job set start_after = now()
    where name = 'mail') select tell_of_job('mail')`
  await vi.waitUntil(async () => (await states()).join() === 'completed', patience)
  const page = await textOf(await personOf(email))
  expect(page.split(subject)).toHaveLength(2)
  expect(page).not.toContain('Waiting')
})
