import type { ReactNode } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { newInvoice } from '#content/admin-invoices.ts'

type InvoiceQuestionProps = {
  /** The page that the dialog stands over. */
  path: string
  intent: string
  title: string
  confirm: string
  keep: string
  error?: string
  isDestructive?: boolean
  children: ReactNode
}

/** Asks for confirmation before something that cannot be undone. The children are part of the form. */
export function InvoiceQuestion(props: InvoiceQuestionProps) {
  const { path, intent, title, confirm, keep, error, isDestructive, children } = props
  const navigate = useNavigate()
  const pending = useNavigation().formData?.get('intent') === intent
  return (
    <Dialog
      open
      title={title}
      closeLabel={newInvoice.close}
      closeHref={path}
      onClose={() => navigate(path, { preventScrollReset: true })}
    >
      <Form method="post" action={path} preventScrollReset>
        <Kept name={intent} />
        <Alert text={error} boxed className="mb-4" />
        {children}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button
            type="submit"
            name="intent"
            value={intent}
            variant={isDestructive ? 'destructive' : 'primary'}
            disabled={pending}
          >
            {confirm}
          </Button>
          <ButtonLink to={path} variant="secondary" preventScrollReset>
            {keep}
          </ButtonLink>
        </div>
      </Form>
    </Dialog>
  )
}
