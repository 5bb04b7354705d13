import { audit } from '#app/features/audit/audit-service.server.ts'
import { sendFile } from '#app/features/files/file-service.server.ts'
import { isStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import * as store from './evidence-store.server.ts'

const downloads: Limit = { hits: 300, seconds: 600 }

/**
 * The file of a piece of evidence: for visitors when it is public, for staff always. Every download is
 * recorded, in the transaction that found the file.
 *
 * @throws AppError `not_found`, `rate_limited`
 */
export async function downloadEvidence(
  app: App,
  actor: Actor,
  request: Request,
  id: string,
): Promise<Response> {
  if (!isUuid(id)) throw notFound()
  await countVisit(app, 'company-file', downloads, app.now())
  const found = await app.db.as(actor, async (tx) => {
    const one = await store.selectOne(tx, id)
    if (!one?.file || !one.key || !(one.file.is_public || isStaff(actor))) throw notFound()
    if (request.method !== 'HEAD')
      await audit(tx, {
        action: 'company_evidence.downloaded',
        subjectType: 'company_evidence',
        subjectId: id,
        details: { name: one.name, file: one.file.name },
      })
    return { ...one.file, key: one.key }
  })
  return sendFile(request, app, found)
}

type PublicFile = { id: string; name: string; size: number; key: string }

/**
 * The published files that fit together into so many bytes, recorded as downloaded, and those that do
 * not fit.
 */
export async function takePublicFiles(
  app: App,
  actor: Actor,
  most: number,
): Promise<{ taken: PublicFile[]; left: PublicFile[] }> {
  return app.db.as(actor, async (tx) => {
    const taken: PublicFile[] = []
    const left: PublicFile[] = []
    let size = 0
    for (const { id, file, key } of await store.selectEvidence(tx)) {
      if (!file?.is_public || !key) continue
      const one = { id, name: file.name, size: file.size, key }
      const fits = size + file.size <= most
      if (fits) size += file.size
      const list = fits ? taken : left
      list.push(one)
    }
    for (const { id, name } of taken)
      await audit(tx, {
        action: 'company_evidence.downloaded',
        subjectType: 'company_evidence',
        subjectId: id,
        details: { file: name, with: 'procurement pack' },
      })
    return { taken, left }
  })
}

const notFound = () => new AppError('not_found', 'Not found')
