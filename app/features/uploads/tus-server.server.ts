import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { DataStore, ERRORS, type Locker, Server, Upload as TusUpload } from '@tus/server'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isNotStored } from '#app/platform/storage-faults.server.ts'
import { uploadCopy as copy } from '#content/uploads.ts'
import { takePiece } from './take-piece-service.server.ts'
import { type Upload, uploadsPath } from './upload.ts'
import { beginUpload, cancelUpload, readUpload } from './upload-service.server.ts'

export type Asked = { app: App; actor: Actor; requestId: string }

/** Runs the server of the protocol for one request (`answerTus`). */
export async function answer(asked: Asked, request: Request): Promise<Response> {
  const { app, requestId } = asked
  const server = new Server({
    path: uploadsPath(requestId),
    datastore: new Uploads(asked),
    // The database adds a piece only where the last one ended, so that nothing is locked while bytes arrive.
    locker: unlocked,
    maxSize: app.config.largestUpload,
    namingFunction: () => randomUUID(),
    relativeLocation: true,
    allowedOrigins: [app.config.baseUrl],
    onResponseError: (_, error) => said(app, error),
  })
  const response = await server.handleWeb(forServer(request))
  response.headers.set('Cache-Control', 'no-store')
  return response
}

/** Without headers that others write: the server refuses the list that several proxies make of the protocol. */
function forServer(request: Request): Request {
  const headers = new Headers()
  for (const [name, value] of request.headers)
    if (/^(tus-|upload-|content-)/.test(name)) headers.set(name, value)
  const { url, method, body, signal } = request
  return new Request(url, { method, headers, body, signal, duplex: 'half' } as RequestInit)
}

const unlocked: Locker = { newLock: () => ({ async lock() {}, async unlock() {} }) }

/** The messages of ours as they are; everything else is logged and not shown. */
function said(app: App, error: unknown): { status_code: number; body: string } {
  if (error instanceof AppError) {
    if (isNotStored(error)) app.log.error({ err: error }, 'a piece could not be stored')
    return { status_code: error.status, body: error.userMessage }
  }
  const { status_code: status = 500, body } = error as { status_code?: number; body?: string }
  // 501: a part of the protocol that we do not offer.
  if (body && (status < 500 || status === 501)) return { status_code: status, body }
  app.log.error({ err: error }, 'an upload failed')
  return { status_code: isNotStored(error) ? 503 : 500, body: copy.errors.failed }
}

/** What the protocol's server asks for, answered by our services. */
class Uploads extends DataStore {
  override extensions = ['creation', 'termination']
  private asked: Asked

  constructor(asked: Asked) {
    super()
    this.asked = asked
  }

  override async create(upload: TusUpload): Promise<TusUpload> {
    const { line, filename } = upload.metadata ?? {}
    if (!line || !filename) throw new AppError('invalid', copy.errors.named)
    const { app, actor, requestId } = this.asked
    const begun = { id: upload.id, line, name: filename, size: upload.size ?? 0 }
    await beginUpload(app, actor, requestId, begun)
    return upload
  }

  private read(id: string): Promise<Upload> {
    const { app, actor, requestId } = this.asked
    return readUpload(app, actor, requestId, id)
  }

  override async getUpload(id: string): Promise<TusUpload> {
    const { size, received } = await this.read(id)
    return new TusUpload({ id, size, offset: received })
  }

  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const upload = await this.read(id)
    if (upload.received !== offset) throw ERRORS.INVALID_OFFSET
    return takePiece(this.asked.app, this.asked.actor, upload, content)
  }

  override remove(id: string): Promise<void> {
    const { app, actor, requestId } = this.asked
    return cancelUpload(app, actor, requestId, id)
  }
}
