import { data, type RouterContextProvider, redirect } from 'react-router'
import { AppError } from '#app/platform/errors.ts'
import { textField } from '#app/platform/form-data.server.ts'
import { oneOf } from '#app/platform/one-of.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { invoiceEditor, invoiceIssue, invoicePage } from '#content/admin-invoices.ts'
import { readBillingSettings } from './billing-settings-service.server.ts'
import type { EditorAnswer, PaymentAnswer } from './invoice-answer.ts'
import { changeRows, type DraftEntry, type RowChange, rowChanges } from './invoice-draft.ts'
import { checkDraft, type DraftErrors } from './invoice-draft-check.ts'
import { entryOf, readDraftEntry, withPreset } from './invoice-draft-entry.ts'
import { discardDraft, saveDraft } from './invoice-draft-service.server.ts'
import { issueInvoice, mailAgain } from './invoice-issue-service.server.ts'
import {
  takeMatter,
  takePayLink,
  takePayment,
  takeVoid,
  type Work,
  workOf,
} from './invoice-payment-actions.server.ts'
import { previewOf } from './invoice-preview.ts'

const list = '/lead_admin/invoices'

/** Does what one of the forms of an invoice's page asks for, and says where to go on. */
export async function takeInvoiceForm(
  context: Readonly<RouterContextProvider>,
  id: string,
  form: FormData,
) {
  const work = workOf(context, id, form)
  const intent = textField(form, 'intent', 40)
  if (intent === 'issue') return issue(work)
  if (intent === 'payment') return takePayment(work)
  if (intent === 'void') return takeVoid(work)
  if (intent === 'link') return takePayLink(work)
  if (intent === 'card_matter') return takeMatter(work)
  if (intent === 'mail') return mail(work)
  if (intent === 'discard') return discard(work)
  return edit(work, readEdit(intent))
}

/** The buttons of the draft's editor that are not about one row. */
const edits = ['preset', 'preview', 'review', 'save'] as const
type Edit = { what: 'row' | (typeof edits)[number]; row?: RowChange; at: number }

/** @throws AppError `invalid` for what no button of an invoice asks for */
function readEdit(intent: string): Edit {
  const [what, change, place] = intent.split(':')
  const row = oneOf(change, rowChanges)
  if (what === 'row' && row) return { what, row, at: Number(place) || 0 }
  const known = oneOf(intent, edits)
  if (!known) throw new AppError('invalid', 'The form could not be read.')
  return { what: known, at: 0 }
}

async function edit(work: Work, { what, row, at }: Edit) {
  const entry = readDraftEntry(work.form)
  const version = Number(textField(work.form, 'version', 10)) || 0
  const show = (next: DraftEntry, focus: string | null, errors: DraftErrors = {}) =>
    data(
      editorAnswer({ entry: next, version, focus, errors }),
      Object.keys(errors).length > 0 ? 422 : 200,
    )
  if (row) {
    const lines = changeRows(entry, row, at)
    return show({ ...entry, lines }, focusAfter(row, at, lines.length))
  }
  if (what === 'preset') {
    const { registrations } = await readBillingSettings(...work.by)
    return show(withPreset(entry, textField(work.form, 'preset', 20), registrations), 'preset')
  }
  const { draft, errors } = checkDraft(entry)
  if (!draft) return show(entry, null, errors)
  if (what === 'preview') return show(entry, 'invoice-sums')
  return save(work, { entry, draft, version, isReviewed: what === 'review' })
}

type Save = {
  entry: DraftEntry
  draft: NonNullable<ReturnType<typeof checkDraft>['draft']>
  version: number
  isReviewed: boolean
}

async function save(work: Work, { entry, draft, version, isReviewed }: Save) {
  const { by, id, here } = work
  try {
    const saved = await saveDraft(...by, id, { draft, based: version })
    if (saved.stale) {
      const { version: now, draft: theirs } = saved.stale
      const answer = editorAnswer({ entry, version: now, theirs: entryOf(theirs) })
      return data(answer, 409)
    }
    return isReviewed
      ? redirect(`${here}?ask=issue`)
      : await redirectWithToast(here, { title: invoiceEditor.saved })
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return tooLate(error)
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    const errors = { project_id: error.userMessage }
    return data(editorAnswer({ entry, version, errors }), 422)
  }
}

async function issue({ by, id, form, here }: Work) {
  const refuse = (message: string, status: number) => {
    const answer: PaymentAnswer = { form: 'issue', errors: { '': message }, typed: {} }
    return data(answer, status)
  }
  try {
    const issued = await issueInvoice(...by, id, Number(textField(form, 'version', 10)) || 0)
    if (issued.stale) return refuse(invoiceIssue.errors.stale, 409)
    return await redirectWithToast(here, { title: invoiceIssue.done(issued.number) })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    return refuse(error.userMessage, 422)
  }
}

async function discard({ by, id }: Work) {
  try {
    await discardDraft(...by, id)
    return await redirectWithToast(list, { title: invoiceEditor.discardQuestion.done })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    return tooLate(error)
  }
}

/** Somebody issued it while it was open here: its page says so. */
function tooLate(error: AppError) {
  const answer: PaymentAnswer = { form: 'late', errors: { '': error.userMessage }, typed: {} }
  return data(answer, error.status)
}

async function mail({ by, id, here }: Work) {
  const count = await mailAgain(...by, id)
  const { done, nobody } = invoicePage.mail
  return redirectWithToast(here, { title: count > 0 ? done(count) : nobody })
}

function editorAnswer(
  one: Pick<EditorAnswer, 'entry' | 'version'> & Partial<EditorAnswer>,
): EditorAnswer {
  const key = crypto.randomUUID()
  const preview = previewOf(one.entry)
  return { form: 'editor', errors: {}, theirs: null, focus: null, preview, key, ...one }
}

function focusAfter(change: (typeof rowChanges)[number], at: number, count: number): string {
  if (change === 'add') return `line-${count - 1}-description`
  if (change === 'remove') return `line-${Math.min(at, count - 1)}-description`
  const to = Math.max(0, Math.min(count - 1, change === 'up' ? at - 1 : at + 1))
  // At the end of the way its button is gone: the other one takes over.
  const isLast = change === 'up' ? to === 0 : to === count - 1
  return `line-${to}-${isLast ? (change === 'up' ? 'down' : 'up') : change}`
}
