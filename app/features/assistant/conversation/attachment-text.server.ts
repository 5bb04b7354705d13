import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import type { Question } from '../assistant.ts'
import { readDocumentText } from '../engines/reading-service.server.ts'
import { isPicture } from './chat-file.ts'
import { inSession } from './chat-session.server.ts'
import { earlierCharacters, earlierFiles } from './conversation.ts'
import { selectPictures } from './conversation-store.server.ts'
import type { Turned } from './take-message.server.ts'
import { type ChatUpload, selectEarlierUploads, updateContent } from './upload-store.server.ts'

const longest = 60_000

/**
 * What the conversation's files say: those that came with a message, then the earlier ones, the newest
 * first, as far as an answer looks back.
 */
export async function textsFor(app: App, turned: Turned): Promise<Question['attachments']> {
  const { conversation, seq, sessionHash, uploads } = turned
  const [pictures, earlier] = await inSession(app, sessionHash, async (tx) => [
    await selectPictures(tx, conversation.id, seq, earlierFiles),
    await selectEarlierUploads(tx, conversation.id, seq, earlierFiles),
  ])
  const own = await textsOf(app, sessionHash, uploads)
  const known = await Promise.all(
    earlier.map(async (upload) => {
      const [read] = await textsOf(app, sessionHash, [upload])
      return read ? [{ ...read, seq: upload.seq }] : []
    }),
  )
  const before = [...known.flat(), ...pictures.filter((one) => one.seq < seq)]
    .sort((a, b) => b.seq - a.seq)
    .slice(0, earlierFiles)
  let room = earlierCharacters
  const kept = before.flatMap(({ name, text }) => {
    const cut = text.slice(0, room)
    room -= cut.length
    return cut ? [{ name, text: cut, isEarlier: true }] : []
  })
  const fresh = pictures.filter((one) => one.seq === seq).map(({ name, text }) => ({ name, text }))
  return [...own, ...fresh, ...kept]
}

/**
 * What can be read of these files; each is read once. One that cannot be read has no text, and the
 * message is answered without it.
 */
async function textsOf(
  app: App,
  sessionHash: string,
  uploads: readonly ChatUpload[],
): Promise<{ name: string; text: string }[]> {
  const texts: { name: string; text: string }[] = []
  for (const upload of uploads) {
    // The text of a picture comes from the browser, as a message of its own.
    if (isPicture(upload.mime_type)) continue
    const text = upload.content ?? (await readOnce(app, sessionHash, upload))
    if (text) texts.push({ name: upload.file_name, text })
  }
  return texts
}

async function readOnce(app: App, sessionHash: string, upload: ChatUpload) {
  const text = await readStored(app, upload)
  if (text === undefined) return ''
  await inSession(app, sessionHash, (tx) => updateContent(tx, upload.id, text))
  return text
}

/** Undefined when it may be read later: the machine is busy, or the storage is away. */
async function readStored(app: App, upload: ChatUpload): Promise<string | undefined> {
  try {
    const stream = await app.storage.read(upload.storage_key)
    if (!stream) return ''
    const bytes = new Uint8Array(await new Response(stream as unknown as BodyInit).arrayBuffer())
    const text = await readDocumentText(app, bytes, upload.file_name)
    return [...text.replaceAll('\0', '').toWellFormed()].slice(0, longest).join('')
  } catch (error) {
    app.log.info({ err: error, upload: upload.id }, 'an attachment was not read')
    const isFinal = error instanceof AppError && error.status < 429
    return isFinal ? '' : undefined
  }
}
