import { audit } from '#app/features/audit/audit-service.server.ts'
import { sendFile } from '#app/features/files/file-service.server.ts'
import { readList } from '#app/lists/read-list.server.ts'
import { requireReader } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import type { Choice } from './document.ts'
import {
  adminDocumentList,
  type DocumentListQuery,
  portalDocumentList,
} from './document-list-query.ts'
import { documentSource } from './document-list-store.server.ts'
import * as store from './document-store.server.ts'

// Enough for a PDF viewer that reads a long file in ranges, too few to flood the audit log.
const downloadsPerPerson: Limit = { hits: 3_000, seconds: 600 }

/**
 * One page of documents: of the actor's own client, or for staff of all clients or the chosen one.
 */
export async function listDocuments(app: App, actor: Actor, query: DocumentListQuery) {
  const own = requireReader(actor)
  const list = own ? portalDocumentList : adminDocumentList
  const source = documentSource(own ? { ...query, client: own } : query, own !== null)
  const { beside, ...page } = await app.db.read(actor, (tx) => readList(tx, list, query, source))
  return { ...page, projects: (beside ?? []) as Choice[] }
}

/** A document with all its versions. @throws AppError `not_found` */
export async function readDocument(app: App, actor: Actor, id: string) {
  const clientId = requireReader(actor)
  return app.db.read(actor, async (tx) => {
    const document = isUuid(id) ? await store.selectDocument(tx, id, clientId) : undefined
    if (!document) throw notFound()
    return { document, versions: await store.selectVersions(tx, id) }
  })
}

type Asked = { id: string; version: string | null; inline: boolean }

/**
 * The bytes of a document's version, whole or in a range. Every download is recorded, each range by
 * itself, in the transaction that found the version.
 *
 * @throws AppError `not_found`, `rate_limited`
 */
export async function downloadDocument(
  app: App,
  actor: Actor,
  request: Request,
  { id, version: given, inline }: Asked,
): Promise<Response> {
  const clientId = requireReader(actor)
  const version = given === null ? undefined : Number(given)
  if (!isUuid(id) || (given !== null && !/^[1-9]\d{0,8}$/.test(given))) throw notFound()
  if (actor.kind === 'user')
    await countHit(app, `download:${actor.userId}`, downloadsPerPerson, app.now())
  const found = await app.db.as(actor, async (tx) => {
    const one = await store.selectStoredVersion(tx, id, clientId, version)
    if (!one) throw notFound()
    if (request.method === 'HEAD') return one
    const range = request.headers.get('range')?.slice(0, 100)
    await audit(tx, {
      action: inline ? 'document.viewed' : 'document.downloaded',
      subjectType: 'document',
      subjectId: id,
      details: { name: one.name, version: one.version, ...(range ? { range } : {}) },
    })
    return one
  })
  const { storage_key: key, name, file_size: size, mime_type: type } = found
  return sendFile(request, app, { key, name, size, type }, { inline })
}

const notFound = () => new AppError('not_found', 'Document not found')
