import type { App } from '#app/platform/app.server.ts'
import { beginningOf } from '#app/platform/clean-text.ts'
import { AppError } from '#app/platform/errors.ts'
import { networkPlace } from '#app/platform/network-address.ts'
import { clientIp } from '#app/platform/request-scope.server.ts'
import { functionFaults } from '#content/assistant-functions.ts'
import type { Question } from '../assistant.ts'
import { ReadingFailed, readDocumentText } from '../engines/reading-service.server.ts'
import { isPicture } from './chat-file.ts'
import { inSession } from './chat-session.server.ts'
import { earlierCharacters, earlierFiles } from './conversation.ts'
import { selectPictures } from './message-store.server.ts'
import type { TakenMessage } from './take-message.server.ts'
import {
  type ChatUpload,
  countFailedRead,
  selectEarlierUploads,
  updateContent,
} from './upload-store.server.ts'

const copy = functionFaults.document
const longest = 60_000
/** A document that takes too much each time is not tried for ever. */
const mostReads = 2

type Read = { name: string; text: string; fault?: string }
/** `faults`: for each file of this message that could not be read, what to tell the visitor. */
type Texts = { attachments: Question['attachments']; faults: string[] }

/**
 * Reads the files of the conversation: those of this message, then earlier ones, the newest first, up to
 * the limits.
 */
export async function textsFor(app: App, taken: TakenMessage): Promise<Texts> {
  const { conversation, seq, sessionHash, uploads } = taken
  const [pictures, earlier] = await inSession(app, sessionHash, async (tx) => [
    await selectPictures(tx, conversation.id, seq, earlierFiles),
    await selectEarlierUploads(tx, conversation.id, seq, earlierFiles),
  ])
  const own = await textsOf(app, taken, uploads)
  const known = await Promise.all(
    earlier.map(async (upload) => {
      const [read] = await textsOf(app, taken, [upload])
      return read?.text ? [{ name: read.name, text: read.text, seq: upload.seq }] : []
    }),
  )
  const before = [...known.flat(), ...pictures.filter((one) => one.seq < seq)]
    .sort((a, b) => b.seq - a.seq)
    .slice(0, earlierFiles)
  let room = earlierCharacters
  const kept = before.flatMap(({ name, text }) => {
    const cut = beginningOf(text, room)
    room -= cut.length
    return cut ? [{ name, text: cut, isEarlier: true }] : []
  })
  const fresh = pictures.filter((one) => one.seq === seq).map(({ name, text }) => ({ name, text }))
  const said = own.flatMap(({ name, text }) => (text ? [{ name, text }] : []))
  const faults = own.flatMap(({ fault }) => (fault ? [fault] : []))
  return { attachments: [...said, ...fresh, ...kept], faults }
}

/**
 * The texts of these files. Each file is read once and its text is stored; one that was not read by a fault
 * that may pass is read again with the next message.
 */
async function textsOf(
  app: App,
  taken: TakenMessage,
  uploads: readonly ChatUpload[],
): Promise<Read[]> {
  const texts: Read[] = []
  for (const upload of uploads) {
    // The browser sends the text of a picture in `pictures`.
    if (isPicture(upload.mime_type)) continue
    const name = upload.file_name
    if (upload.content === '') texts.push({ name, text: '', fault: copy.unreadable(name) })
    else if (upload.content) texts.push({ name, text: upload.content })
    else texts.push(await readOnce(app, taken, upload))
  }
  return texts
}

async function readOnce(app: App, taken: TakenMessage, upload: ChatUpload): Promise<Read> {
  const name = upload.file_name
  const asker = networkPlace(clientIp()).address
  let read: Read
  try {
    read = { name, text: await readStored(app, upload, asker) }
  } catch (error) {
    app.log.info({ err: error, upload: upload.id }, 'an attachment was not read')
    if (error instanceof ReadingFailed) {
      await inSession(app, taken.sessionHash, (tx) => countFailedRead(tx, upload.id, mostReads))
      return { name, text: '', fault: error.userMessage }
    }
    // A busy machine or missing storage is temporary: the file may be read later.
    const isFinal = error instanceof AppError && error.status < 429
    if (!isFinal) return { name, text: '', fault: copy.notNow(name) }
    read = { name, text: '', fault: error.userMessage }
  }
  await inSession(app, taken.sessionHash, (tx) => updateContent(tx, upload.id, read.text))
  return read
}

async function readStored(app: App, upload: ChatUpload, asker: string): Promise<string> {
  const { file_name: name, file_size: size } = upload
  const bytes = async () => {
    const stream = await app.storage.read(upload.storage_key)
    if (!stream) throw new AppError('invalid', copy.unreadable(name))
    return new Uint8Array(await new Response(stream as unknown as BodyInit).arrayBuffer())
  }
  const text = await readDocumentText(app, { name, size, bytes }, asker)
  return [...text.replaceAll('\0', '').toWellFormed()].slice(0, longest).join('')
}
