import { z } from 'zod'
import { noteUndelivered } from '#app/features/mail/mail-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { beginningOf } from '#app/platform/clean-text.ts'
import { AppError } from '#app/platform/errors.ts'
import type { ReplyOutcome } from '#app/platform/mail-reply.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import type { QuarantineReason } from './inbound-mail.ts'
import * as store from './inbound-mail-store.server.ts'
import { judgeMail, type Verdict } from './judge-mail.server.ts'
import { willPass, withStoredMail } from './mail-worker.server.ts'
import type { ReadMail } from './read-mail.ts'
import type { ReplyToken } from './reply-address-service.server.ts'

/**
 * A mail that fails so often is quarantined, and stays whole for staff. What will pass is not counted: the queue
 * tries for most of a day.
 */
const mostAttempts = 8
/** Of one person about one record. */
const answersEach: Limit = { hits: 20, seconds: 3_600 }
/** Mails about one record that wait for staff: more than this is a flood, and stays in the mailbox only. */
const doubtful: Limit = { hits: 20, seconds: 3_600 }
/** The same of all mails that are about no record. */
const strangers: Limit = { hits: 60, seconds: 3_600 }
/** The most characters that are kept of a stranger's mail. */
const strangersText = 10_000

const queued = z.object({ id: z.uuid() })

/**
 * The job of a mail that came in: puts it where it belongs, quarantines it for staff, or sets it aside.
 * @throws when it may work later
 */
export async function handleMail(app: App, data: unknown): Promise<void> {
  const { id } = queued.parse(data)
  const mail = await app.db.system((tx) => store.beginAttempt(tx, id))
  if (!mail) return
  const { attempts, storage_key: key } = mail
  // The product ended during each of them.
  if (attempts > mostAttempts || !key) return quarantine(app, id, 'failed', undefined, true)
  let isRead = false
  try {
    await withStoredMail(app, key, async (read) => {
      isRead = true
      if (!read) return quarantine(app, id, 'unreadable')
      const verdict = await limited(app, judgeMail(app, read), attempts === 1)
      await carryOut(app, { ...mail, id }, read, verdict)
    })
  } catch (error) {
    if (willPass(error)) {
      // A mail that was read is counted among those of its sender once.
      await app.db.system((tx) => store.uncountAttempt(tx, id, isRead ? 1 : 0)).catch(() => {})
      throw error
    }
    if (attempts < mostAttempts) throw error
    app.log.error({ err: error }, 'a mail was quarantined after many tries')
    await quarantine(app, id, isRead ? 'failed' : 'unreadable', undefined, true)
  }
}

/** The verdict, unless there were too many mails of this kind. */
async function limited(app: App, verdict: Verdict, isFirst: boolean): Promise<Verdict> {
  if (!isFirst || verdict.state === 'ignored') return verdict
  const { token } = verdict
  if (verdict.state === 'take') {
    const whose = `inbound-answer:${verdict.token.id} ${verdict.from}`
    if (!(await isOver(app, whose, answersEach))) return verdict
  }
  const isFlood = token
    ? await isOver(app, `inbound-doubtful:${token.id}`, doubtful)
    : await isOver(app, 'inbound-stranger', strangers)
  if (isFlood) return { state: 'ignored', reason: 'flood' }
  return verdict.state === 'take' ? { state: 'quarantined', reason: 'too_many', token } : verdict
}

async function isOver(app: App, key: string, limit: Limit): Promise<boolean> {
  try {
    await countHit(app, key, limit, app.now())
    return false
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return true
    throw error
  }
}

type Waiting = store.WaitingMail & { id: string }

async function carryOut(app: App, mail: Waiting, read: ReadMail, verdict: Verdict): Promise<void> {
  const { id } = mail
  if (verdict.state === 'quarantined')
    return quarantine(app, id, verdict.reason, { read, token: verdict.token })
  if (verdict.state === 'ignored') {
    const { reason } = verdict
    const { messageIds = [], isFinal = false } = read.bounce ?? {}
    return app.db.system(async (tx) => {
      if (isFinal) await noteUndelivered(app, tx, messageIds)
      await store.settleMail(tx, id, 'waiting', { ...senderOf(read), state: 'ignored', reason })
    })
  }
  const { token } = verdict
  const outcome = await handOver(app, mail, read, token)
  if (outcome !== 'taken') return quarantine(app, id, outcome, { read, token })
  await app.db.system((tx) => store.settleMail(tx, id, 'waiting', takenFrom(read, token)))
}

/** Gives an answer to the feature whose record it is for. */
export async function handOver(
  app: App,
  mail: Pick<Waiting, 'id' | 'message_id' | 'received_at'>,
  read: ReadMail,
  token: ReplyToken,
): Promise<ReplyOutcome> {
  const take = app.replies[token.kind]
  if (!take) return 'gone'
  return take({
    ...{ id: token.id, mailId: mail.id, messageId: mail.message_id },
    ...{ from: read.from[0] ?? '', isAddressee: token.isAddressee },
    ...{ text: read.text, files: read.files, moreFiles: read.moreFiles },
    receivedAt: new Date(mail.received_at),
  })
}

/** A mail that is a record now; its whole text stays for staff. */
export const takenFrom = (read: ReadMail, token: ReplyToken) =>
  ({ ...described(read, token), state: 'taken', reason: null }) as const

async function quarantine(
  app: App,
  id: string,
  reason: QuarantineReason,
  found?: { read: ReadMail; token: ReplyToken | undefined },
  isKept = found?.token !== undefined,
): Promise<void> {
  const about = found ? described(found.read, found.token) : {}
  // What cannot be put anywhere needs neither its files nor all of its text.
  if (!isKept && about.body) about.body = beginningOf(about.body, strangersText)
  await app.db.system((tx) =>
    store.settleMail(tx, id, 'waiting', { ...about, state: 'quarantined', reason, isKept }),
  )
}

const senderOf = ({ from, senderName, subject }: ReadMail) => ({
  ...{ sender: from[0] ?? '', sender_name: senderName, subject },
})

const described = (read: ReadMail, token: ReplyToken | undefined): store.Described => ({
  ...senderOf(read),
  body: read.body,
  file_names: [...read.files.map(({ name }) => name), ...read.moreFiles].slice(0, 50),
  about_kind: token?.kind ?? null,
  about_id: token?.id ?? null,
})
