import { data } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { auditList } from '#app/features/audit/audit-list-query.ts'
import { listAuditEvents } from '#app/features/audit/audit-service.server.ts'
import { AdminInvoiceHistory } from '#app/features/billing/admin-invoice-history.tsx'
import { AdminInvoicePage } from '#app/features/billing/admin-invoice-page.tsx'
import { readAdminInvoice } from '#app/features/billing/admin-invoice-service.server.ts'
import { takeInvoiceForm } from '#app/features/billing/invoice-actions.server.ts'
import type { InvoiceAnswer } from '#app/features/billing/invoice-answer.ts'
import { readDraftEntry } from '#app/features/billing/invoice-draft-entry.ts'
import { InvoiceEditor } from '#app/features/billing/invoice-editor.tsx'
import { InvoiceQuestions } from '#app/features/billing/invoice-questions.tsx'
import { readListQuery } from '#app/lists/list.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { readAfterConflictOf } from '#app/ui/read-after-conflict.ts'
import { invoiceEditor, invoicesPage } from '#content/admin-invoices.ts'
import { actionText } from '#content/audit.ts'
import { lists } from '#content/lists.ts'
import type { Route } from './+types/invoice'

// Not after the editor's: what is typed there stays, beside what somebody else has saved.
export const shouldRevalidate = readAfterConflictOf('payment', 'void', 'issue')

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData?.invoice.document.number ?? invoicesPage.draft)

const eventsShown = 12

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const by = [context.get(appContext), context.get(actorContext)] as const
  const invoice = await readAdminInvoice(...by, params.invoiceId)
  const about = new URLSearchParams({ q: params.invoiceId })
  const history = invoice.editor
    ? []
    : (await listAuditEvents(...by, readListQuery(auditList, about))).rows
  return {
    invoice,
    paymentId: crypto.randomUUID() as string,
    ask: url.searchParams.get('ask'),
    voiding: url.searchParams.get('void'),
    history: history.slice(0, eventsShown).map(({ id, created_at, actor_email, action }) => ({
      ...{ id, when: created_at, who: actor_email },
      what: actionText(action),
    })),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return takeInvoiceForm(context, params.invoiceId, await readForm(request))
}

/** Keeps what was typed when the connection is lost or the session has ended. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response || !form.has('bill_name')) throw error
    const answer: InvoiceAnswer = {
      form: 'editor',
      entry: readDraftEntry(form),
      errors: { '': invoiceEditor.lost },
      version: Number(form.get('version')),
      ...{ preview: null, theirs: null, focus: null },
      key: crypto.randomUUID(),
    }
    return data(answer, { status: 503 })
  }
}

export default function InvoiceRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { invoice, history, ask, voiding, paymentId } = loaderData
  const { document, editor } = invoice
  return (
    <>
      {editor ? (
        <InvoiceEditor
          id={document.id}
          frame={editor}
          answer={actionData?.form === 'editor' ? actionData : undefined}
          late={actionData?.form === 'late' ? actionData.errors[''] : undefined}
        />
      ) : (
        <AdminInvoicePage
          {...invoice}
          paymentId={paymentId}
          answer={actionData}
          history={<AdminInvoiceHistory events={history} subject={document.id} />}
        />
      )}
      <InvoiceQuestions invoice={invoice} ask={ask} voiding={voiding} answer={actionData} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { title, failure } = invoicesPage
  return (
    <ListError error={error} title={title} text={failure} retry={lists.retry} back={lists.back} />
  )
}
