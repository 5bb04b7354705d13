import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { requestTemplates, usualTemplates } from '#content/client-requests.ts'
import { requestIn } from './client-request-service.server.ts'
import * as store from './client-request-template-store.server.ts'
import type { LineEntry } from './new-request.ts'

/** `isOwn`: kept by staff; the others are of the product. */
export type RequestTemplate = {
  id: string
  isOwn: boolean
  title: string
  reason: string
  lines: readonly LineEntry[]
}

const ofProduct: RequestTemplate[] = Object.entries(usualTemplates).map(([id, template]) => ({
  ...template,
  ...{ id, isOwn: false },
}))

/** The templates of the product, then those that staff have kept. */
export async function readTemplates(app: App, actor: Actor): Promise<RequestTemplate[]> {
  requireStaff(actor, 'requests')
  const own = await app.db.read(actor, store.selectTemplates)
  return [...ofProduct, ...own.map((template) => ({ ...template, isOwn: true }))]
}

/** Keeps a request as a template; one of the same title is replaced. @throws AppError `not_found`; `conflict` when there are too many */
export async function keepAsTemplate(app: App, actor: Actor, requestId: string): Promise<void> {
  requireStaff(actor, 'requests')
  await app.db.as(actor, async (tx) => {
    const { request, lines } = await requestIn(tx, requestId, null)
    const { title, reason } = request
    const kept = lines.map(({ kind, title: what, hint }) => ({ kind, title: what, hint }))
    const id = await store.keepTemplate(tx, { title, reason, lines: kept })
    if ((await store.countTemplates(tx)) > store.mostTemplates)
      throw new AppError('conflict', requestTemplates.full(store.mostTemplates))
    const event = { subjectType: 'request_template', subjectId: id, details: { title } }
    await audit(tx, { action: 'request_template.kept', ...event })
  })
}

/** Removes a template that staff have kept. @throws AppError `not_found` */
export async function removeTemplate(app: App, actor: Actor, id: string): Promise<void> {
  requireStaff(actor, 'requests')
  await app.db.as(actor, async (tx) => {
    const title = isUuid(id) ? await store.deleteTemplate(tx, id) : undefined
    if (title === undefined) throw new AppError('not_found', 'Not found')
    const event = { subjectType: 'request_template', subjectId: id, details: { title } }
    await audit(tx, { action: 'request_template.removed', ...event })
  })
}
