import { expect, vi } from 'vitest'
import {
  digestQueue,
  queueDigests,
  sendDigest,
} from '#app/features/accounts/digest/digest-service.server.ts'
import { chosenKinds } from '#app/features/mail/mail-kinds.ts'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { createAccount } from './accounts.ts'
import type { Client } from './app.ts'
import { startWithRequests } from './client-requests.ts'
import { password } from './documents.ts'
import { queuedMails } from './mails.ts'

const account = '/dashboard/account'
const hour = 3_600_000
/** A Monday to come, at 07:00 UTC. */
export const monday = nextMonday()

function nextMonday(): Date {
  const day = new Date()
  day.setUTCHours(7, 0, 0, 0)
  do day.setUTCDate(day.getUTCDate() + 1)
  while (day.getUTCDay() !== 1)
  return day
}

export const everything = (choice: string) =>
  Object.fromEntries(chosenKinds.map((kind) => [kind, choice])) as Record<string, string>

type Reader = { email: string; userId: string; browser: Client }

/** Readers of a client, their choices of mails, and a clock that begins on a Monday. */
export async function startDigests() {
  const house = await startWithRequests()
  let now = monday

  const after = (hours: number) => {
    now = new Date(monday.getTime() + hours * hour)
  }

  async function person(role: 'client_admin' | 'client_user') {
    const { email, userId } = await createAccount(house.product, role, password)
    await house.sql`update profiles set client_id = ${house.fields.client} where user_id = ${userId}`
    const browser = house.product.client()
    await browser.signIn(email, password)
    return { email, userId, browser }
  }

  const choose = (who: Reader, more: Record<string, string>, timeZone = 'UTC') =>
    who.browser.post(account, { intent: 'mails', ...everything('now'), timeZone, ...more })
  const update = async (title: string, project = house.fields.project) => {
    const form = { intent: 'update.post', id: crypto.randomUUID(), title, body: 'words' }
    expect((await house.staff.post(`/lead_admin/engagements/${project}`, form)).status).toBe(302)
  }
  const mailsTo = async (who: Reader, kind?: string) =>
    (await queuedMails(house.product, { to: who.email })).filter(
      (mail) => kind === undefined || mail.kind === kind,
    )
  const waitingFor = (who: Reader) =>
    house.sql`select kind, mail_kind, title, page from digest_items where user_id = ${who.userId}
      order by created_at`
  /** The digests that were queued, each once; the test runs them itself. */
  const queued = new Map<string | undefined, { userId: string }>()
  async function queueFor(who: Reader, portion?: number) {
    const { jobs } = house.product.app
    const enqueue = jobs.enqueue
    const caught = vi.spyOn(jobs, 'enqueue').mockImplementation(async (tx, queue, data, id) => {
      if (queue !== digestQueue) return enqueue(tx, queue, data, id)
      if (!queued.has(id)) queued.set(id, data as { userId: string })
    })
    await asSystem(() => queueDigests(house.product.app, portion))
    caught.mockRestore()
    return [...queued.values()].filter(({ userId }) => userId === who.userId)
  }
  const run = (job: object | undefined) => asSystem(() => sendDigest(house.product.app, job))
  /** What housekeeping and the queue do. Returns how many digests of this person were queued so far. */
  async function sendDigests(who: Reader) {
    const jobs = await queueFor(who)
    for (const job of jobs) await run(job)
    return jobs.length
  }
  house.product.app.now = () => now
  // A session of the real time has ended on that Monday.
  await house.staff.signIn()

  return {
    ...{ house, after, person, choose, update, mailsTo, waitingFor, queueFor, run, sendDigests },
    close: () => house.product.close(),
  }
}
