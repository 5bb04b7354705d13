import { createHash } from 'node:crypto'
import { audit } from '#app/features/audit/audit-service.server.ts'
import type { StoredFile } from '#app/features/files/file.ts'
import {
  deleteFiles,
  discardFiles,
  discardUnlessStored,
  keepBytes,
  sendFile,
} from '#app/features/files/file-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import { type Actor, visitor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { WorkerBusy, type WorkerDefinition, WorkerFailed } from '#app/platform/worker.ts'
import { pictureErrors } from '#content/pictures.ts'
import { altLength, type Picture, pictureAt, pictureFormats } from './picture.ts'
import type { Pressed, PressFault } from './picture-press.server.ts'
import * as store from './picture-store.server.ts'

const mebibyte = 1024 * 1024
const pressWorker: WorkerDefinition = {
  file: 'app/features/pictures/picture-program.server.ts',
  processes: 1,
  places: 16,
  placesEach: 8,
  milliseconds: 180_000,
  cpuMilliseconds: 120_000,
  bytes: 600 * mebibyte,
  keptBytes: 200 * mebibyte,
  idleMilliseconds: 20_000,
}

/**
 * Converts an uploaded file into a picture for articles; the file itself is not stored. The same
 * bytes uploaded again give the existing picture.
 * @throws AppError `forbidden`; `invalid` when it cannot be read, is too large, or has no
 *   description
 */
export async function addPicture(
  app: App,
  actor: Actor,
  file: StoredFile,
  alt: string,
): Promise<Picture> {
  requireStaff(actor, 'content')
  if (alt === '' || alt.length > altLength) throw new AppError('invalid', pictureErrors.alt)
  const hash = file.sha256.slice(0, 32)
  return keepPicture(app, actor, { file, hash, about: { name: file.name, alt } })
}

/** The proportions of all portraits, width by height. */
const portraitCut = 4 / 5

/**
 * The same for a portrait, which is cut to the proportions of all portraits. Neither its record nor the
 * log names the person.
 * @returns its id
 * @throws AppError `forbidden`; `invalid` when it cannot be read or is too large
 */
export async function addPortrait(app: App, actor: Actor, file: StoredFile): Promise<string> {
  requireStaff(actor, 'content')
  // A name of its own each time: it is deleted with its person, whoever else has the same file.
  const hash = createHash('sha256').update(`${file.sha256} ${crypto.randomUUID()}`).digest('hex')
  const about = { name: 'portrait', alt: 'Portrait' }
  const given = { file, hash: hash.slice(0, 32), about, cut: portraitCut }
  const { hash: kept } = await keepPicture(app, actor, given)
  return app.db.as(actor, async (tx) => {
    const id = await store.selectPictureId(tx, kept)
    if (!id) throw new AppError('not_found', 'Not found')
    return id
  })
}

/** Deletes a picture with its files, if the transaction commits, unless a page shows it. */
export async function removePicture(app: App, tx: Tx, id: string): Promise<void> {
  await deleteFiles(app, tx, await store.deleteUnshownPicture(tx, id))
}

/** The same at once, for a picture whose record was not stored. */
export async function discardPicture(app: App, actor: Actor, id: string): Promise<void> {
  requireStaff(actor, 'content')
  await app.db.as(actor, (tx) => removePicture(app, tx, id))
}

type Given = {
  file: StoredFile
  hash: string
  about: { name: string; alt: string }
  cut?: number
}

async function keepPicture(app: App, actor: Actor, given: Given): Promise<Picture> {
  const { file, hash, about, cut } = given
  const known = await app.db.as(actor, (tx) => store.selectPicture(tx, hash))
  if (known) return known
  const pressed = await press(app, actor, file, cut)
  if (typeof pressed === 'string') throw new AppError('invalid', pictureErrors[pressed])
  const picture = { hash, width: pressed.width, height: pressed.height }
  const files = await keepAll(app, hash, pressed)
  try {
    const isFirst = await app.db.as(actor, async (tx) => {
      const id = crypto.randomUUID()
      if (!(await store.insertPicture(tx, id, picture, about, files))) return false
      const details = { ...about, ...picture, type: file.type, size: file.size }
      const subject = { subjectType: 'content_picture', subjectId: id }
      await audit(tx, { ...subject, action: 'content_picture.added', details })
      return true
    })
    if (!isFirst) await discardFiles(app, keysOf(files))
  } catch (error) {
    await discardUnlessStored(app, keysOf(files), error)
    throw error
  }
  return picture
}

/** One at a time, because converting a large picture takes hundreds of megabytes. */
async function press(
  app: App,
  actor: Actor,
  file: StoredFile,
  cut: number | undefined,
): Promise<Pressed | PressFault | 'unchecked'> {
  const asker = actor.kind === 'visitor' ? '' : actor.userId
  const input = async () => ({ bytes: await readWhole(app, file.key), cut })
  try {
    return (await app.workers.run(pressWorker, { asker, input })) as Pressed | PressFault
  } catch (error) {
    if (error instanceof WorkerBusy) return 'unchecked'
    if (!(error instanceof WorkerFailed)) throw error
    app.log.warn({ err: error }, 'a picture was not processed')
    const isItsFault = error.reason === 'thrown' || error.reason === 'memory'
    return isItsFault ? 'unreadable' : 'unchecked'
  }
}

async function keepAll(app: App, hash: string, { files }: Pressed): Promise<store.PictureFile[]> {
  const kept: store.PictureFile[] = []
  try {
    for (const { width, format, bytes } of files) {
      const { key, size } = await keepBytes(app, `${hash}-${width}.${format}`, bytes)
      kept.push({ width, type: `image/${format}`, storage_key: key, size })
    }
    return kept
  } catch (error) {
    await discardFiles(app, keysOf(kept))
    throw error
  }
}

const keysOf = (files: store.PictureFile[]) => files.map(({ storage_key: key }) => ({ key }))

async function readWhole(app: App, key: string): Promise<Uint8Array> {
  const stream = await app.storage.read(key)
  if (!stream) throw new AppError('not_found', 'Not found')
  return Buffer.concat(await stream.toArray())
}

/**
 * Sends one file of a picture. A picture that published content shows is public and cacheable; one of a
 * help article is for its readers, and any other picture for staff only.
 * @throws AppError `not_found`
 */
export async function sendPicture(
  app: App,
  actor: Actor,
  request: Request,
  address: string,
): Promise<Response> {
  const picture = pictureAt(address)
  const [, width, ending] = /\/(\d+)\.(webp|avif)$/.exec(address) ?? []
  const format = pictureFormats.find((one) => one === ending)
  if (!picture || !format) throw new AppError('not_found', 'Not found')
  const wanted = { width: Number(width), type: `image/${format}` as const }
  const find = (as: Actor) => app.db.as(as, (tx) => store.selectPictureFile(tx, picture, wanted))
  const published = await find(visitor)
  const file = published ?? (await find(actor))
  if (!file) throw new AppError('not_found', 'Not found')
  const name = `${picture.hash}.${format}`
  const answer = await sendFile(request, app, { ...file, name }, { inline: true })
  if (published) answer.headers.set('Cache-Control', 'public, max-age=31536000, immutable')
  return answer
}
