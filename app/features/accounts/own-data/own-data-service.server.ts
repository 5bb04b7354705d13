import { Readable } from 'node:stream'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { queueMail } from '#app/features/mail/mail-service.server.ts'
import { requireClientMember } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import { zipDownload } from '#app/platform/zip-download.server.ts'
import { ownData as copy } from '#content/own-data.ts'
import { securityNotice } from '../account/security-notice.server.tsx'
import * as given from './own-files-store.server.ts'
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
  'emails-of-30-days.json': records.selectOwnMails,
  'calls.json': records.selectOwnCalls,
  'newsletter.json': records.selectNewsletter,
  'status-emails.json': records.selectStatusMails,
  'tickets.json': texts.selectTickets,
  'ticket-replies.json': texts.selectReplies,
  'ticket-ratings.json': texts.selectRatings,
  'comments.json': texts.selectComments,
  'requests.json': texts.selectGivenLines,
  'decisions.json': texts.selectDecided,
}

type Whose = Pick<Portion, 'userId' | 'clientId' | 'email'>

/**
 * Everything that is kept about the actor, and the files that they gave, as a ZIP. It is recorded, and told by mail, before the
 * first byte leaves; a list is read in portions while it is sent.
 * @throws AppError `not_authenticated`, `forbidden` for everyone but people of a client; `rate_limited`
 */
export async function downloadOwnData(app: App, actor: Actor): Promise<ReadableStream> {
  const { userId, clientId, email: address } = requireClientMember(actor)
  await countHit(app, `own-data:${userId}`, perPerson, app.now()).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('rate_limited', copy.tooMany) : error
  })
  const whose = { userId, clientId, email: address.toLowerCase() }
  const notice = await securityNotice(app, 'dataDownloaded', address)
  const files = await app.db.read(actor, (tx) => givenFiles(tx, whose))
  const choices = await app.db.system(async (tx) => {
    await audit(tx, {
      action: 'account.data_downloaded',
      subjectType: 'account',
      subjectId: userId,
    })
    await queueMail(app, tx, notice, userId)
    return records.selectOwnChoices(tx, userId)
  })
  return archiveOf(app, actor, whose, { ...files, choices })
}

type GivenFile = { id: string; name: string; storage_key: string; bytes: number; folder: string }

/** The files to give, and whether there are more than an archive takes. */
async function givenFiles(tx: Tx, whose: Whose) {
  const all = { ...whose, after: before, limit: mostFiles + 1 }
  const kinds = { files: given.selectDocuments, 'ticket-files': given.selectAttachments }
  const files: GivenFile[] = []
  let hasMore = false
  for (const [folder, read] of Object.entries(kinds)) {
    const found = await read(tx, all)
    hasMore ||= found.length > mostFiles
    files.push(...found.slice(0, mostFiles).map((one) => ({ ...one, folder })))
  }
  return { files, hasMore }
}

type Kept = { files: GivenFile[]; hasMore: boolean; choices: object[] }

async function archiveOf(app: App, actor: Actor, whose: Whose, { files, hasMore, choices }: Kept) {
  const zip = await zipDownload(app, 'an archive of own data', { mtime: app.now() })
  const addList = (name: string, read: Read, as: RunAs) =>
    zip.add(name, async () => Readable.from(listOf(whose, read, as)))
  for (const [name, read] of Object.entries(lists)) addList(name, read, app.db.system)
  // A notice names records, which its reader may not see any more.
  addList('notifications.json', records.selectOwnNotifications, (work) => app.db.read(actor, work))
  const { taken, left } = fitting(files)
  const named = taken.map(({ folder, storage_key: _, ...one }) => ({ folder, ...one }))
  for (const [name, rows] of Object.entries({ 'email-choices.json': choices, 'files.json': named }))
    zip.addBuffer(name, Buffer.from(`${JSON.stringify(rows, null, 2)}\n`))
  const missing: string[] = []
  for (const { folder, id, name, storage_key: key } of taken) {
    const path = `${folder}/${id.slice(0, 8)}-${plainName(name)}`
    zip.add(path, async () => {
      const content = await app.storage.read(key)
      if (content) return content
      missing.push(path)
      app.log.error({ key }, 'a file that somebody has given is missing in the storage')
      return Readable.from([])
    })
  }
  // The last one, because only then it is known what is missing.
  const { readme } = copy
  zip.add(readme.file, async () => {
    const lines = [
      ...readme.lines(whose.email, app.now().toISOString()),
      ...left.map(({ name }) => readme.left(name)),
      ...(hasMore ? [readme.more(mostFiles)] : []),
      ...missing.map((path) => readme.missing(path)),
    ]
    return Readable.from([`${lines.join('\r\n')}\r\n`])
  })
  return zip.end()
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

type RunAs = (work: (tx: Tx) => Promise<Row[]>) => Promise<Row[]>

/** A list as JSON, one portion of its rows in memory at a time. */
async function* listOf(whose: Whose, read: Read, as: RunAs): AsyncGenerator<string> {
  let after = before
  let first = true
  yield '['
  for (;;) {
    const rows = await as((tx) => read(tx, { ...whose, after, limit: portion }))
    for (const { id, ...row } of rows) {
      yield `${first ? '' : ','}\n${JSON.stringify(row, null, 2)}`
      first = false
      after = id
    }
    if (rows.length < portion) break
  }
  yield '\n]\n'
}
