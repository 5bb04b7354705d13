import { readFile } from 'node:fs/promises'
import { describeFault } from '#app/features/files/file-fault.ts'
import {
  discardUnlessStored,
  receiveFiles,
  sendFile,
} from '#app/features/files/file-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { countVisit, type Limit, tooMany } from '#app/platform/rate-limit.server.ts'
import { conversationCopy } from '#content/conversations.ts'
import type { ChatFile } from '../assistant.ts'
import { decodeText } from '../engines/plain-text.server.ts'
import { chatFileTypes, endingOf } from './chat-file.ts'
import {
  hashOfSession,
  inSession,
  pathOfKey,
  readAddress,
  readSigned,
  signedAddress,
  storageKeyOf,
} from './chat-session.server.ts'
import { chatFileBytes, chatUploadBytes } from './conversation.ts'
import { lockSession } from './conversation-store.server.ts'
import { sessionSchema } from './triage-request.server.ts'
import * as store from './upload-store.server.ts'

const { errors } = conversationCopy
const perSessionAndHour = 20
const perAddress: Limit = { hits: 120, seconds: 3_600 }
const downloadsPerAddress: Limit = { hits: 600, seconds: 600 }

/**
 * Stores one file of a chat: a document or a picture, as its bytes show.
 * @returns name, type and an address that is valid for a day
 * @throws AppError `invalid`, `rate_limited`
 */
export async function takeUpload(app: App, request: Request): Promise<ChatFile> {
  await countVisit(app, 'chat-upload', perAddress, app.now())
  const { fields, files, faults } = await receiveFiles(app, request, {
    fields: ['sessionId'],
    maxBytes: chatFileBytes,
    maxFiles: 1,
    postBytes: chatUploadBytes,
    accept: chatFileTypes,
    orElse: olderText,
    // The session is a field of the form: nothing is stored before it is valid.
    keyFor: (form, file) =>
      storageKeyOf(`${readSession(form)}/${crypto.randomUUID()}.${endingOf(file)}`),
  })
  const [fault] = faults
  if (fault?.reason === 'wrong_type') throw new AppError('invalid', errors.fileType(fault.name))
  if (fault) {
    const code = fault.reason === 'unavailable' ? 'unavailable' : 'invalid'
    throw new AppError(code, describeFault(fault, { maxBytes: chatFileBytes, maxFiles: 1 }))
  }
  const [file] = files
  if (!file) throw new AppError('invalid', errors.noFile)
  const sessionHash = hashOfSession(readSession(fields))
  try {
    await inSession(app, sessionHash, async (tx) => {
      await lockSession(tx, sessionHash)
      const now = app.now()
      if ((await store.countRecentUploads(tx)) >= perSessionAndHour)
        throw tooMany(new Date(now.getTime() + 3_600_000), now)
      await store.insertUpload(tx, sessionHash, file)
    })
  } catch (error) {
    await discardUnlessStored(app, [file], error)
    throw error
  }
  return { name: file.name, url: signedAddress(app, pathOfKey(file.key)), type: file.type }
}

/** Reads a text file in UTF-16 or an older Windows encoding, if its name says that it is text. */
async function olderText(localPath: string, name: string): Promise<string | undefined> {
  if (!/\.txt$/i.test(name)) return undefined
  return decodeText(await readFile(localPath)) === undefined ? undefined : 'text/plain'
}

function readSession(form: FormData): string {
  const parsed = sessionSchema.safeParse(form.get('sessionId'))
  if (!parsed.success) throw new AppError('invalid', errors.session)
  return parsed.data
}

/** Sends a file by its signed address, as a download. @throws AppError `not_found`, `rate_limited` */
export async function sendSignedFile(
  app: App,
  request: Request,
  params: URLSearchParams,
): Promise<Response> {
  await countVisit(app, 'chat-file', downloadsPerAddress, app.now())
  const signed = readSigned(app, params)
  const upload = signed && (await findUpload(app, signed))
  if (!upload) throw new AppError('not_found', errors.fileGone)
  const { storage_key: key, file_name: name, file_size: size, mime_type: type } = upload
  return sendFile(request, app, { key, name, size, type })
}

/** An address names a file as it is stored or, after the session that asked for it, by its id. */
function findUpload(
  app: App,
  { sessionId, path }: { sessionId: string; path: string },
): Promise<store.ChatUpload | undefined> {
  const id = path.split('/')[1] ?? ''
  return inSession(app, hashOfSession(sessionId), async (tx) =>
    isUuid(id)
      ? store.selectUpload(tx, id)
      : (await store.selectUploads(tx, [storageKeyOf(path)]))[0],
  )
}

/**
 * The uploads whose addresses a message names. Each must belong to the session.
 * @throws AppError `invalid`
 */
export async function uploadsNamed(
  app: App,
  tx: Tx,
  sessionId: string,
  urls: string[],
): Promise<store.ChatUpload[]> {
  if (urls.length === 0) return []
  const keys = urls.map((url) => {
    const signed = readAddress(app, url)
    if (signed?.sessionId !== sessionId) throw new AppError('invalid', errors.foreignFile)
    return storageKeyOf(signed.path)
  })
  const found = await store.selectUploads(tx, [...new Set(keys)])
  if (found.length < new Set(keys).size) throw new AppError('invalid', errors.foreignFile)
  return found
}
