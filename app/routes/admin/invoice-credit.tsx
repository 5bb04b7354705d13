import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { checkCredit, wholeCredit } from '#app/features/billing/credit-note.ts'
import { type CreditAnswer, CreditNotePage } from '#app/features/billing/credit-note-page.tsx'
import { issueCreditNote, readCredit } from '#app/features/billing/credit-note-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, readIntent, textField } from '#app/platform/form-data.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { invoiceCredit as copy, invoicesPage } from '#content/admin-invoices.ts'
import type { Route } from './+types/invoice-credit'

/**
 * What is left can be less than the page says, and then the form is refused: it shows the newest figures. Not when the
 * server was not reached: the page could not be read either, and what is typed would go.
 */
export const shouldRevalidate = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || actionStatus === 422 || defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(invoicesPage.creditNote, loaderData?.document.number ?? undefined)

export async function loader({ params, context }: Route.LoaderArgs) {
  const by = [context.get(appContext), context.get(actorContext)] as const
  return { ...(await readCredit(...by, params.invoiceId)), id: crypto.randomUUID() as string }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const by = [context.get(appContext), context.get(actorContext)] as const
  const form = await readForm(request)
  const { creditable } = await readCredit(...by, params.invoiceId)
  const description = textField(form, 'description', 1_000)
  const amounts = creditable.lines.map(
    ({ position }) => [position, textField(form, `amount-${position}`, 40)] as const,
  )
  const entry = { description, amounts: Object.fromEntries(amounts) }
  const answer = (one: Partial<CreditAnswer>, status: number) => {
    const empty = { entry, errors: {}, note: null, key: crypto.randomUUID() }
    return data({ ...empty, ...one } satisfies CreditAnswer, status)
  }
  const intent = readIntent(form, ['whole', 'preview', 'issue'])
  if (intent === 'whole') {
    const whole = wholeCredit(creditable, description)
    const { note } = checkCredit(creditable, { ...whole, description: description || '-' })
    return answer({ entry: whole, note: note ?? null }, 200)
  }
  const { note, errors } = checkCredit(creditable, entry)
  if (!note && creditable.left === 0)
    return answer({ errors: { amounts: copy.errors.nothingLeft } }, 409)
  if (!note) return answer({ errors }, 422)
  if (intent !== 'issue') return answer({ note }, 200)
  if (!form.has('confirm')) return answer({ note, errors: { confirm: copy.errors.confirm } }, 422)
  const id = textField(form, 'id', 40)
  if (!isUuid(id)) throw new AppError('invalid', 'The form could not be read.')
  try {
    const target = { id, invoiceId: params.invoiceId }
    const issued = await issueCreditNote(...by, target, entry)
    if (issued.errors) return answer({ errors: issued.errors }, 422)
    return await redirectWithToast(`/lead_admin/invoices/${id}`, { title: copy.done })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    return answer({ errors: { amounts: error.userMessage } }, 409)
  }
}

export default function InvoiceCredit({ loaderData, actionData }: Route.ComponentProps) {
  return <CreditNotePage {...loaderData} answer={actionData} />
}
