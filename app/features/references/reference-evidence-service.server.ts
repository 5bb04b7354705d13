import { audit } from '#app/features/audit/audit-service.server.ts'
import { sendFile } from '#app/features/files/file-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'
import { selectEvidence } from './reference-store.server.ts'

const downloads: Limit = { hits: 3_000, seconds: 600 }

/**
 * The document or mail that shows a permission, for staff. Every download is recorded, in the
 * transaction that found the file.
 * @throws AppError `forbidden`, `not_found`, `rate_limited`
 */
export async function downloadPermission(
  app: App,
  actor: Actor,
  request: Request,
  id: string,
): Promise<Response> {
  const staff = requireStaff(actor, 'content')
  await countHit(app, `reference-evidence:${staff.userId}`, downloads, app.now())
  const file = await app.db.as(actor, async (tx) => {
    const found = isUuid(id) ? await selectEvidence(tx, id) : undefined
    if (!found) throw new AppError('not_found', 'Not found')
    if (request.method !== 'HEAD') {
      const subject = { subjectType: 'client_reference', subjectId: id }
      const action = 'client_reference.evidence_downloaded'
      await audit(tx, { ...subject, action, details: { file: found.name } })
    }
    return found
  })
  return sendFile(request, app, file)
}
