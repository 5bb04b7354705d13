import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { readDocumentText } from '../engines/reading-service.server.ts'
import { isPicture } from './chat-file.ts'
import { inSession } from './chat-session.server.ts'
import { type ChatUpload, updateContent } from './upload-store.server.ts'

const longest = 60_000

/**
 * What can be read of the files that came with a message; each is read once. One that cannot be read
 * has no text, and the message is answered without it.
 */
export async function textsOf(
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
