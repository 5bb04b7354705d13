import { audit } from '#app/features/audit/audit-service.server.ts'
import type { UndoKind } from '#app/features/undo/undo.ts'
import { changeOf, rememberChange } from '#app/features/undo/undo-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { leadAnswer } from '#content/lead-answers.ts'
import { changeStatus } from '../lead-status-service.server.ts'
import {
  insertStatusChanges,
  restoreLeadStatus,
  selectLeadNames,
} from '../lead-status-store.server.ts'
import { selectStatusesForUpdate } from '../lead-store.server.ts'
import { selectTemplates } from './answer-template-store.server.ts'
import { type AnswerText, type BlankValues, waitSeconds } from './lead-answer.ts'
import * as store from './lead-mail-store.server.ts'

export const leadAnswerQueue = 'lead-answer'

const kind = 'lead.answer'
const { errors } = leadAnswer
const notFound = () => new AppError('not_found', 'Lead not found')

/**
 * What is needed to answer a lead: to whom, the templates, and the text of an answer that was stopped.
 * @throws AppError `forbidden`, `not_found`
 */
export async function readAnswering(app: App, actor: Actor, leadId: string) {
  const staff = requireStaff(actor, 'leads')
  if (!isUuid(leadId)) throw notFound()
  return app.db.read(actor, async (tx) => {
    const [lead, templates, draft, mails] = await Promise.all([
      store.selectAddressee(tx, leadId),
      selectTemplates(tx),
      store.selectDraft(tx, leadId, staff.userId),
      store.selectMails(tx, leadId),
    ])
    if (!lead) throw notFound()
    const blanks: BlankValues = {
      ...{ name: lead.full_name, organization: lead.company_name, staff: staff.fullName },
    }
    const isAnswerable = app.config.inbound !== undefined
    return { lead, templates, draft: draft ?? null, mails, blanks, isAnswerable }
  })
}

/** For the page of a person, whose service has checked access. */
export { newestLeadOf } from './lead-mail-store.server.ts'

/**
 * Answers a lead by mail. The mail waits for some seconds, in which an undo stops it. A new lead becomes
 * contacted with it. The same form sent again changes nothing, unless its answer was stopped: then it is sent.
 * @param answer without faults (`answerFaults`); its id is the form's
 * @returns the id of the change, by which it can be stopped, and where the mail goes
 * @throws AppError `forbidden`, `not_found`, `conflict` when the reader wants no mails
 */
export function sendAnswer(
  app: App,
  actor: Actor,
  leadId: string,
  answer: AnswerText & { id: string },
): Promise<{ change: string | undefined; address: string }> {
  const staff = requireStaff(actor, 'leads')
  if (!isUuid(leadId) || !isUuid(answer.id)) throw notFound()
  return app.db.as(actor, async (tx) => {
    await selectStatusesForUpdate(tx, [leadId])
    const lead = await store.selectAddressee(tx, leadId)
    if (!lead) throw notFound()
    if (lead.isStopped) throw new AppError('conflict', errors.stopped)
    const { email: address, status } = lead
    const sendAt = new Date(app.now().getTime() + waitSeconds * 1_000)
    const { id, subject, body } = answer
    const by = { authorId: staff.userId, authorName: staff.fullName }
    const mail = { id, subject: subject.trim(), body: body.trim() }
    await store.deleteDraft(tx, { id, leadId, authorId: staff.userId })
    if (!(await store.insertAnswer(tx, { ...mail, ...by, leadId, address, sendAt }))) {
      const origin = await store.selectOrigin(tx, id)
      const isOwn = origin?.lead_id === leadId && origin.author_id === staff.userId
      const isSame = isOwn && origin.subject === mail.subject && origin.body === mail.body
      if (!isSame) throw new AppError('conflict', errors.twice)
      return { change: await changeOf(tx, kind, leadId, { mail: id }), address }
    }
    const job = { id, sendAt: sendAt.toISOString() }
    await app.jobs.enqueue(tx, leadAnswerQueue, job, undefined, { startAfter: sendAt })
    const event = { subjectType: 'lead', subjectId: leadId, details: { mail: id } }
    await audit(tx, { ...event, action: 'lead.answered' })
    const isNew = status === 'new'
    if (isNew) await changeStatus(tx, actor, [leadId], 'contacted')
    const change = await rememberChange(tx, staff, kind, [
      {
        id: leadId,
        before: { mail: null, status },
        after: { mail: id, status: isNew ? 'contacted' : status },
      },
    ])
    return { change, address }
  })
}

/** Stops an answer that still waits: its text is a draft again, and the lead has the status it had. */
export const leadAnswerUndo: UndoKind = {
  area: 'leads',
  subject: 'lead',
  action: 'lead.answer_stopped',
  isSeparate: true,
  async putBack(tx, staff, records) {
    for (const { id, before, after } of records) {
      if (!(await store.stopAnswer(tx, String(after.mail))))
        throw new AppError('conflict', errors.late)
      // Another answer says as well that the lead was contacted.
      if (before.status === after.status || (await store.hasAnswer(tx, id))) continue
      const moved = { id, before: String(before.status), after: String(after.status) }
      await insertStatusChanges(tx, staff, await restoreLeadStatus(tx, [moved]))
    }
    return records.map(({ id }) => id)
  },
  namesOf: selectLeadNames,
}
