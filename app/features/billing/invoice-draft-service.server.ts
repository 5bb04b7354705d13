import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUniqueViolation, type Tx } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { invoiceEditor } from '#content/admin-invoices.ts'
import { notFound } from './billing-access.server.ts'
import { settingsIn } from './billing-settings-service.server.ts'
import { computeInvoice } from './invoice-arithmetic.ts'
import type { Draft, DraftFields } from './invoice-draft.ts'
import {
  type ProjectChoice,
  selectBilledClient,
  selectDraftFrame,
  selectLatest,
} from './invoice-draft-choice-store.server.ts'
import * as store from './invoice-draft-store.server.ts'
import { billingDay, daysAfter } from './invoice-status.ts'
import { selectDocument } from './invoice-store.server.ts'

type NewDraft = { id: string; clientId: string; description: string }

/**
 * Begins a draft for a client, billed as the client's last invoice was. The same form sent again finds
 * the one it made.
 * @returns the draft's id
 * @throws AppError `forbidden`; `invalid` when there is no such client
 */
export async function createDraft(
  app: App,
  actor: Actor,
  { id, clientId, description }: NewDraft,
): Promise<string> {
  requireStaff(actor, 'billing')
  const work = app.db.as(actor, async (tx) => {
    const begun = await firstDraft(app, tx, clientId)
    const sums = computeInvoice([], begun.taxes)
    const fields = { ...begun.fields, description }
    const head = { id, clientId, kind: 'invoice', correctsId: null, fields, sums } as const
    if (!(await store.insertDraft(tx, head))) throw noClient()
    await store.replaceParts(tx, { id, clientId }, { lines: [], taxes: sums.taxes })
    const event = { action: 'invoice.drafted' as const, subjectType: 'invoice', subjectId: id }
    await audit(tx, { ...event, details: { clientId, description } })
    return id
  })
  return work.catch((error) => {
    if (isUniqueViolation(error)) return id
    throw error
  })
}

const noClient = () => new AppError('invalid', invoiceEditor.errors.client)

async function firstDraft(app: App, tx: Tx, clientId: string) {
  const client = isUuid(clientId) ? await selectBilledClient(tx, clientId) : undefined
  if (!client) throw noClient()
  const { days_to_pay } = await settingsIn(tx)
  const latest = await selectLatest(tx, clientId)
  const last = latest ? await selectDocument(tx, latest) : undefined
  const fields: Omit<DraftFields, 'description'> = {
    project_id: null,
    currency: last?.currency ?? 'CAD',
    due_on: daysAfter(billingDay(app.now()), days_to_pay),
    po_number: last?.po_number ?? null,
    bill_name: last?.client.name ?? client.company_name ?? client.name,
    bill_address: last?.client.address ?? null,
    bill_contact: last?.client.contact ?? client.contact_email,
    notes: null,
  }
  return { fields, taxes: last?.taxes ?? [] }
}

export type EditableDraft = {
  draft: Draft
  version: number
  clientName: string
  projects: ProjectChoice[]
}

/** A draft for the editor. @throws AppError `forbidden`; `not_found`, also when it was issued */
export async function readDraft(app: App, actor: Actor, id: string): Promise<EditableDraft> {
  requireStaff(actor, 'billing')
  return app.db.as(actor, (tx) => draftIn(tx, id))
}

/** The same in a transaction of staff that is under way. @throws AppError `not_found` */
export async function draftIn(tx: Tx, id: string): Promise<EditableDraft> {
  const document = isUuid(id) ? await selectDocument(tx, id) : undefined
  const frame = document && (await selectDraftFrame(tx, id))
  if (!document || !frame || document.status !== 'draft') throw notFound()
  const { client, due_on, currency, po_number, description, notes, lines, taxes } = document
  const fields = {
    project_id: frame.project_id,
    ...{ description, currency, due_on, po_number, notes },
    bill_name: client.name,
    bill_address: client.address,
    bill_contact: client.contact,
  }
  const { version, client_name: clientName, projects } = frame
  return { draft: { fields, lines, taxes }, version, clientName, projects }
}

export type SavedDraft = { version: number; stale?: undefined } | { stale: EditableDraft }

/**
 * Saves a draft, if nobody else has since the editor was opened.
 * @param based the version that the editor showed
 * @returns the version it has now, or what it says when somebody else was faster
 * @throws AppError `forbidden`; `not_found`; `conflict` when it was issued; `invalid` for another client's project
 */
export async function saveDraft(
  app: App,
  actor: Actor,
  id: string,
  { draft, based }: { draft: Draft; based: number },
): Promise<SavedDraft> {
  requireStaff(actor, 'billing')
  return app.db.as(actor, async (tx) => {
    const head = await lockedDraft(tx, id)
    const before = await draftIn(tx, id)
    const changed = differing(before.draft, draft)
    if (changed.length === 0) return { version: head.version }
    if (head.version !== based) return { stale: before }
    const { lines, taxes, ...sums } = computeInvoice(draft.lines, draft.taxes)
    const version = await store.updateDraft(tx, id, draft.fields, sums)
    if (!version) throw new AppError('invalid', invoiceEditor.errors.project)
    await store.replaceParts(tx, { id, clientId: head.client_id }, { lines, taxes })
    const event = { action: 'invoice.draft_edited' as const, subjectType: 'invoice', subjectId: id }
    await audit(tx, { ...event, details: { changed, total: sums.total } })
    return { version }
  })
}

/** Throws a draft away; one that is gone stays so. @throws AppError `forbidden`; `conflict` when it was issued */
export async function discardDraft(app: App, actor: Actor, id: string): Promise<void> {
  requireStaff(actor, 'billing')
  await app.db.as(actor, async (tx) => {
    const head = isUuid(id) ? await store.lockDraft(tx, id) : undefined
    if (!head) return
    if (head.number) throw issued()
    const { draft } = await draftIn(tx, id)
    await store.deleteDraft(tx, id)
    const event = {
      action: 'invoice.draft_discarded' as const,
      subjectType: 'invoice',
      subjectId: id,
    }
    const { description } = draft.fields
    await audit(tx, { ...event, details: { description, lines: draft.lines.length } })
  })
}

async function lockedDraft(tx: Tx, id: string): Promise<store.DraftHead> {
  const head = isUuid(id) ? await store.lockDraft(tx, id) : undefined
  if (!head) throw notFound()
  if (head.number) throw issued()
  return head
}

const issued = () => new AppError('conflict', invoiceEditor.errors.issued)

function differing(one: Draft, other: Draft): string[] {
  const names = Object.keys(one.fields) as (keyof DraftFields)[]
  const changed: string[] = names.filter((name) => one.fields[name] !== other.fields[name])
  const lines = ({ lines }: Draft) =>
    lines.map((l) => [l.description, l.quantity, l.unit_price, l.taxes])
  const taxes = (draft: Draft) => draft.taxes.map((t) => [t.id, t.name, t.rate, t.registration])
  if (JSON.stringify(lines(one)) !== JSON.stringify(lines(other))) changed.push('lines')
  if (JSON.stringify(taxes(one)) !== JSON.stringify(taxes(other))) changed.push('taxes')
  return changed
}
