import type { ReactNode } from 'react'
import { type FormProps, useNavigation } from 'react-router'
import { Button, ButtonLink } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Form } from './form.tsx'
import { useWayBack } from './way-back.ts'

type RemovalDialogProps = {
  title: string
  /** The consequence of the removal. */
  text: string
  labels: { close: string; remove: string; removing: string; keep: string }
  /** The address without the dialog. */
  back: string
  form: Pick<FormProps, 'action' | 'replace' | 'preventScrollReset'>
  /** The field that tells the action which form was sent, if the address accepts several. */
  intent?: { name: string; value: string }
  /** Further fields and their errors. */
  children?: ReactNode
}

/** The confirmation question before something is removed. */
export function RemovalDialog(props: RemovalDialogProps) {
  const { title, text, labels, back, form, intent, children } = props
  const { leave, link } = useWayBack(back)
  const { formMethod, formData } = useNavigation()
  const pending = intent ? formData?.get(intent.name) === intent.value : formMethod === 'POST'
  return (
    <Dialog open title={title} closeLabel={labels.close} closeHref={back} onClose={leave}>
      <p className="prose-measure wrap-anywhere">{text}</p>
      <Form method="post" {...form} className="mt-6 flex flex-wrap gap-3">
        {children}
        <Button type="submit" {...intent} variant="destructive" disabled={pending}>
          {pending ? labels.removing : labels.remove}
        </Button>
        <ButtonLink {...link} variant="secondary">
          {labels.keep}
        </ButtonLink>
      </Form>
    </Dialog>
  )
}
