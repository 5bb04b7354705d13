import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { isDiskFull } from '#app/platform/disk-space.server.ts'
import { formBytes, noteSendId } from '#app/platform/form-data.server.ts'
import {
  documentTypes,
  type FileFault,
  fileBytes,
  filesAtOnce,
  type StoredFile,
  uploadBytes,
} from './file.ts'
import { cleanFileName } from './file-name.ts'
import { detectType } from './file-type.server.ts'
import { readParts } from './multipart.server.ts'

export type UploadOptions = {
  /** The text fields to return; other fields are skipped. */
  fields: readonly string[]
  maxBytes?: number
  maxFiles?: number
  /** The accepted types, as detected from the content. */
  accept?: readonly string[]
  /** A further check of a file whose type is accepted; returns the reason it is refused. */
  inspect?: (localPath: string, type: string) => Promise<FileFault['reason'] | undefined>
  /** The type of a file whose content is of no known type. */
  orElse?: (localPath: string, name: string) => Promise<string | undefined>
  /** The most bytes of the whole request. */
  postBytes?: number
  /** The storage key of a file, by default a random one; called before anything is stored. */
  keyFor?: (fields: FormData, file: { name: string; type: string }) => string
}

/** A file on the local disk that passed its checks. */
export type Arrived = Omit<StoredFile, 'key'> & { localPath: string }

/** Reads a multipart form; its files are written to the folder as they arrive. */
export async function readUpload(request: Request, folder: string, options: UploadOptions) {
  const { fields: names, maxBytes = fileBytes, maxFiles = filesAtOnce } = options
  const { postBytes = uploadBytes } = options
  const [fields, arrived, faults]: [FormData, Arrived[], FileFault[]] = [new FormData(), [], []]
  for await (const part of readParts(request, { body: postBytes, text: formBytes })) {
    if (part.filename === undefined) {
      if (part.name === 'sendId') noteSendId(part.text)
      if (names.includes(part.name)) fields.append(part.name, part.text)
      continue
    }
    if (arrived.length + faults.length >= maxFiles + 1) continue
    const localPath = path.join(folder, String(arrived.length))
    const { noRoom, ...file } = await readFile(part.content, localPath, maxBytes)
    const name = cleanFileName(part.filename, '')
    if (file.size === 0 && part.filename === '') continue // A file input without a chosen file.
    if (arrived.length >= maxFiles) faults.push({ name, reason: 'too_many' })
    else if (noRoom && file.size <= maxBytes) faults.push({ name, reason: 'unavailable' })
    else {
      const checked = await checkFile(part.filename, file, options)
      if ('reason' in checked) faults.push(checked)
      else arrived.push(checked)
    }
  }
  return { fields, arrived, faults }
}

/** Checks a file on the local disk: its size, and its type by its content. */
export async function checkFile(
  filename: string,
  file: { localPath: string; size: number; sha256: string },
  { maxBytes = fileBytes, accept = documentTypes, inspect, orElse }: Omit<UploadOptions, 'fields'>,
): Promise<Arrived | FileFault> {
  const refused = (reason: FileFault['reason']) => ({ name: cleanFileName(filename, ''), reason })
  if (file.size > maxBytes) return refused('too_large')
  if (file.size === 0) return refused('empty')
  const type = (await detectType(file.localPath)) ?? (await orElse?.(file.localPath, filename))
  if (type === undefined || !accept.includes(type)) return refused('wrong_type')
  const reason = await inspect?.(file.localPath, type)
  return reason ? refused(reason) : { ...file, type, name: cleanFileName(filename, type) }
}

/**
 * Writes a part to disk up to the limit and while there is room. The rest is counted and dropped,
 * so that the fields behind it can be read and the request can be answered.
 */
async function readFile(content: AsyncIterable<Buffer>, localPath: string, limit: number) {
  const hash = createHash('sha256')
  const target = await open(localPath, 'w')
  let size = 0
  let noRoom = false
  try {
    for await (const piece of content) {
      size += piece.length
      if (size > limit || noRoom) continue
      hash.update(piece)
      await target.appendFile(piece).catch((error) => {
        if (!isDiskFull(error)) throw error
        noRoom = true
      })
    }
  } finally {
    await target.close()
  }
  return { localPath, size, sha256: hash.digest('hex'), noRoom }
}
