import { audit } from '#app/features/audit/audit-service.server.ts'
import { readList } from '#app/lists/read-list.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUniqueViolation } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { answerTemplates } from '#content/lead-answers.ts'
import {
  mostTemplates,
  type TemplateFaults,
  type TemplateListQuery,
  type TemplateTyped,
  templateFaults,
  templateList,
} from './answer-template.ts'
import * as store from './answer-template-store.server.ts'

const { errors } = answerTemplates
const subject = (id: string) => ({ subjectType: 'answer_template', subjectId: id })

/** One page of the templates; two statements. @throws AppError `forbidden` */
export function listTemplates(app: App, actor: Actor, query: TemplateListQuery) {
  requireStaff(actor, 'leads')
  return app.db.read(actor, (tx) => readList(tx, templateList, query, store.templateSource()))
}

/** A template for its form, or null when there is none. @throws AppError `forbidden` */
export async function readTemplate(
  app: App,
  actor: Actor,
  id: string,
): Promise<TemplateTyped | null> {
  requireStaff(actor, 'leads')
  if (!isUuid(id)) return null
  const found = await app.db.read(actor, (tx) => store.selectTemplate(tx, id))
  return found ? { ...found, version: String(found.version) } : null
}

/**
 * Adds a template, or changes the one that the form names.
 * @returns what is wrong, or whether it is a new one
 * @throws AppError `forbidden`
 */
export async function saveTemplate(
  app: App,
  actor: Actor,
  typed: TemplateTyped,
): Promise<{ faults: TemplateFaults } | { done: 'added' | 'changed' }> {
  requireStaff(actor, 'leads')
  const faults = templateFaults(typed)
  if (Object.keys(faults).length > 0) return { faults }
  const values = { name: typed.name.trim(), subject: typed.subject.trim(), body: typed.body.trim() }
  try {
    return await app.db.as(actor, async (tx) => {
      const done = typed.id === '' ? 'added' : 'changed'
      const id = typed.id || crypto.randomUUID()
      if (done === 'added') {
        if ((await store.countTemplates(tx)) >= mostTemplates)
          return { faults: { name: errors.most } }
        await store.insertTemplate(tx, id, values)
      } else {
        const seen = { id, version: /^\d{1,9}$/.test(typed.version) ? Number(typed.version) : 0 }
        if (!isUuid(id) || !(await store.updateTemplate(tx, seen, values)))
          return { faults: { name: errors.stale } }
      }
      const details = { name: values.name }
      await audit(tx, { ...subject(id), action: `answer_template.${done}`, details })
      return { done }
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return { faults: { name: errors.taken } }
  }
}

/** Deletes a template; one that is gone already is no error. @throws AppError `forbidden` */
export async function removeTemplate(app: App, actor: Actor, id: string): Promise<void> {
  requireStaff(actor, 'leads')
  if (!isUuid(id)) throw new AppError('not_found', 'Template not found')
  await app.db.as(actor, async (tx) => {
    const name = await store.deleteTemplate(tx, id)
    if (name === undefined) return
    await audit(tx, { ...subject(id), action: 'answer_template.removed', details: { name } })
  })
}
