import type { App } from '#app/platform/app.server.ts'
import { isPicture } from './chat-file.ts'
import { inSession } from './chat-session.server.ts'
import { type ChatUpload, updateContent } from './upload-store.server.ts'

const longest = 60_000

/** Reads the text of a document's bytes; what it is the bytes decide. */
export type ReadText = (app: App, bytes: Uint8Array, name: string) => Promise<string>

/**
 * What can be read of the files that came with a message; each is read once. One that cannot be read
 * has no text, and the message is answered without it.
 */
export async function textsOf(
  app: App,
  sessionHash: string,
  uploads: readonly ChatUpload[],
  read: ReadText,
): Promise<{ name: string; text: string }[]> {
  const texts: { name: string; text: string }[] = []
  for (const upload of uploads) {
    // The text of a picture comes from the browser, as a message of its own.
    if (isPicture(upload.mime_type)) continue
    const text = upload.content ?? (await readOnce(app, sessionHash, upload, read))
    if (text) texts.push({ name: upload.file_name, text })
  }
  return texts
}

async function readOnce(app: App, sessionHash: string, upload: ChatUpload, read: ReadText) {
  const text = await readStored(app, upload, read)
  await inSession(app, sessionHash, (tx) => updateContent(tx, upload.id, text))
  return text
}

async function readStored(app: App, upload: ChatUpload, read: ReadText): Promise<string> {
  try {
    const stream = await app.storage.read(upload.storage_key)
    if (!stream) return ''
    const bytes = new Uint8Array(await new Response(stream as unknown as BodyInit).arrayBuffer())
    const text = await read(app, bytes, upload.file_name)
    return [...text.replaceAll('\0', '').toWellFormed()].slice(0, longest).join('')
  } catch (error) {
    app.log.info({ err: error, upload: upload.id }, 'an attachment was not read')
    return ''
  }
}
