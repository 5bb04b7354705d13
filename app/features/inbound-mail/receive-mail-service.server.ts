import { createHash } from 'node:crypto'
import {
  discardFiles,
  discardUnlessStored,
  keepBytes,
} from '#app/features/files/file-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { uuidFromHash } from '#app/platform/identifier.server.ts'
import type { QuarantineReason } from './inbound-mail.ts'
import { type Described, insertMail, insertQuarantined } from './inbound-mail-store.server.ts'
import { advance, type Place } from './mailbox-store.server.ts'

export const inboundMailQueue = 'inbound-mail'

/** The most bytes of a mail: files of 25 MB as they are written in mails, and its text. */
export const mailBytes = 36 * 1024 * 1024

/**
 * Stores a mail of the mailbox, queues the job that reads it, and notes that it was read, all or nothing. A
 * mail that has come before is only noted.
 * @param place the mail's place in the mailbox
 */
export async function receiveMail(app: App, place: Place, bytes: Buffer): Promise<void> {
  const messageId = messageIdOf(bytes)
  const id = idOf(messageId)
  const file = await keepBytes(app, 'mail.eml', bytes)
  try {
    const isNew = await app.db.system(async (tx) => {
      await advance(tx, place)
      const isFirst = await insertMail(tx, { id, messageId, key: file.key }, aboutOf(bytes))
      if (isFirst) await app.jobs.enqueue(tx, inboundMailQueue, { id })
      return isFirst
    })
    if (!isNew) await discardFiles(app, [file])
  } catch (error) {
    await discardUnlessStored(app, [file], error)
    throw error
  }
}

/**
 * Notes a mail that is not taken from the mailbox, for staff.
 * @param header what is known of it: the beginning of its header
 */
export async function refuseMail(
  app: App,
  place: Place,
  reason: QuarantineReason,
  header: Buffer,
): Promise<void> {
  // Without a header it has no Message-ID either, and its place is what tells it from others.
  const messageId = header.length > 0 ? messageIdOf(header) : `uid:${place.validity}.${place.uid}`
  await app.db.system(async (tx) => {
    await advance(tx, place)
    await insertQuarantined(tx, { id: idOf(messageId), messageId, reason }, aboutOf(header))
  })
}

const idOf = (messageId: string) => uuidFromHash('inbound-mail', messageId)

/** The Message-ID, or what stands for it: a hash of the whole mail. */
function messageIdOf(bytes: Buffer): string {
  const given = fieldOf(bytes, 'message-id').replace(/^<|>$/g, '')
  return given || `sha256:${createHash('sha256').update(bytes).digest('hex')}`
}

/** A field of the header as it is written; empty when there is none. */
function fieldOf(bytes: Buffer, name: string): string {
  const text = bytes.subarray(0, 256 * 1024).toString('latin1')
  const header = text.split(/\r?\n\r?\n/, 1)[0] ?? ''
  const value = new RegExp(`^${name}:((?:.|\\r?\\n[ \\t])*)`, 'im').exec(header)?.[1] ?? ''
  return value
    .replace(/[^\x20-\x7e]+/g, ' ')
    .trim()
    .slice(0, 900)
}

/** What staff read of a mail that cannot be read as a whole: its sender and subject, as they are written. */
const aboutOf = (header: Buffer): Described => ({
  sender: addressIn(header),
  subject: fieldOf(header, 'subject').slice(0, 300),
})

const addressIn = (header: Buffer) =>
  (/[^\s<>"(),;:]+@[^\s<>"(),;:]+/.exec(fieldOf(header, 'from'))?.[0] ?? '')
    .toLowerCase()
    .slice(0, 320)
