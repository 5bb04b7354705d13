import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { useWayBack } from '#app/ui/way-back.ts'
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
  const { leave, link } = useWayBack(path)
  const pending = useNavigation().formData?.get('intent') === intent
  return (
    <Dialog open title={title} closeLabel={newInvoice.close} closeHref={path} onClose={leave}>
      <Form method="post" action={path} preventScrollReset replace>
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
          <ButtonLink {...link} variant="secondary">
            {keep}
          </ButtonLink>
        </div>
      </Form>
    </Dialog>
  )
}
