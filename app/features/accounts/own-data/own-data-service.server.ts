import { Readable } from 'node:stream'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import { requireClientMember } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import { ownData as copy } from '#content/own-data.ts'
import { securityNotice } from '../account/security-notice.server.tsx'
import * as records from './own-records-store.server.ts'
import type { Portion } from './own-texts-store.server.ts'
import * as texts from './own-texts-store.server.ts'

const perPerson: Limit = { hits: 4, seconds: 3_600 }
const portion = 500
/** The most files of one kind, and the most bytes of all of them together. */
const mostFiles = 2_000
const mostBytes = 4 * 1024 ** 3
const before = '00000000-0000-0000-0000-000000000000'

type Row = { id: string } & Record<string, unknown>
type Read = (tx: Tx, portion: Portion) => Promise<Row[]>

const lists: Record<string, Read> = {
  'account.json': records.selectProfile,
  'sessions.json': records.selectOwnSessions,
  'passkeys.json': records.selectOwnPasskeys,
  'activity.json': records.selectOwnActivity,
  'notifications.json': records.selectOwnNotifications,
  'emails-of-30-days.json': records.selectOwnMails,
  'calls.json': records.selectOwnCalls,
  'newsletter.json': records.selectNewsletter,
  'status-emails.json': records.selectStatusMails,
  'tickets.json': texts.selectTickets,
  'ticket-replies.json': texts.selectReplies,
  'comments.json': texts.selectComments,
  'requests.json': texts.selectGivenLines,
  'decisions.json': texts.selectDecided,
}

type Whose = Pick<Portion, 'userId' | 'email'>

/**
 * Everything that is kept about the actor, and the files that they gave, as a ZIP. It is recorded, and told by mail, before the
 * first byte leaves; a list is read in portions while it is sent.
 * @throws AppError `not_authenticated`, `forbidden` for everyone but people of a client; `rate_limited`
 */
export async function downloadOwnData(app: App, actor: Actor): Promise<ReadableStream> {
  const { userId, email: address } = requireClientMember(actor)
  await countHit(app, `own-data:${userId}`, perPerson, app.now()).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('rate_limited', copy.tooMany) : error
  })
  const whose = { userId, email: address.toLowerCase() }
  const notice = await securityNotice(app, 'dataDownloaded', address)
  const { files, choices } = await app.db.system(async (tx) => {
    await audit(tx, {
      action: 'account.data_downloaded',
      subjectType: 'account',
      subjectId: userId,
    })
    await queueMail(app, tx, notice, userId)
    return {
      choices: await records.selectOwnChoices(tx, userId),
      files: await givenFiles(tx, whose),
    }
  })
  return archiveOf(app, whose, { files, choices })
}

type GivenFile = { id: string; name: string; storage_key: string; bytes: number; folder: string }

async function givenFiles(tx: Tx, whose: Whose): Promise<GivenFile[]> {
  const all = { ...whose, after: before, limit: mostFiles }
  const documents = await texts.selectDocuments(tx, all)
  const attachments = await texts.selectAttachments(tx, all)
  return [
    ...documents.map((one) => ({ ...one, folder: 'files' })),
    ...attachments.map((one) => ({ ...one, folder: 'ticket-files' })),
  ]
}

type Kept = { files: GivenFile[]; choices: object[] }

async function archiveOf(app: App, whose: Whose, { files, choices }: Kept) {
  // Loaded here, because few requests ask for an archive.
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error) => {
    // The answer has begun: it is cut off, which the browser reports as a failed download.
    app.log.error({ err: error }, 'an archive of own data was interrupted')
    output.destroy(error)
  })
  const options = { mtime: app.now() }
  const add = (name: string, open: () => Promise<Readable>) =>
    zip.addReadStreamLazy(name, options, (give) => {
      if (output.destroyed) return
      open().then(
        (content) => give(null, content),
        (error) => give(error, Readable.from([])),
      )
    })
  for (const [name, read] of Object.entries(lists))
    add(name, async () => Readable.from(listOf(app, whose, read)))
  const mails = Buffer.from(`${JSON.stringify(choices, null, 2)}\n`)
  zip.addBuffer(mails, 'email-choices.json', options)
  const { taken, left } = fitting(files)
  const named = taken.map(({ folder, storage_key: _, ...one }) => ({ folder, ...one }))
  zip.addBuffer(Buffer.from(`${JSON.stringify(named, null, 2)}\n`), 'files.json', options)
  const lines = [
    ...copy.readme.lines(whose.email, app.now().toISOString()),
    ...left.map(({ name }) => copy.readme.left(name)),
  ]
  zip.addBuffer(Buffer.from(`${lines.join('\r\n')}\r\n`), copy.readme.file, options)
  for (const { folder, id, name, storage_key: key } of taken)
    add(`${folder}/${id.slice(0, 8)}-${plainName(name)}`, async () => {
      const content = await app.storage.read(key)
      return content ?? Readable.from([])
    })
  zip.end()
  return Readable.toWeb(output) as ReadableStream
}

/** Names become a part of a path. */
const plainName = (name: string) => name.replace(/[\\/:\p{Cc}]/gu, '_').slice(-150)

function fitting(files: GivenFile[]) {
  let bytes = 0
  const taken = files.filter((one) => {
    if (bytes + one.bytes > mostBytes) return false
    bytes += one.bytes
    return true
  })
  const kept = new Set(taken)
  return { taken, left: files.filter((one) => !kept.has(one)) }
}

/** A list as JSON, one portion of its rows in memory at a time. */
async function* listOf(app: App, whose: Whose, read: Read): AsyncGenerator<string> {
  let after = before
  let first = true
  yield '['
  for (;;) {
    const rows = await app.db.system((tx) => read(tx, { ...whose, after, limit: portion }))
    for (const { id, ...row } of rows) {
      yield `${first ? '' : ','}\n${JSON.stringify(row, null, 2)}`
      first = false
      after = id
    }
    if (rows.length < portion) break
  }
  yield '\n]\n'
}
