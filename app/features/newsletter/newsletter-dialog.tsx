import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Form } from '#app/ui/form.tsx'
import { useWayBack } from '#app/ui/way-back.ts'

type NewsletterDialogProps = {
  back: string
  copy: { title: string; text: string; close: string; yes: string; pending: string; no: string }
  isDestructive?: boolean
  /** Why the action is not possible at the moment. */
  obstacle?: string | null
  children?: ReactNode
}

/** A confirmation dialog over the page that it returns to. */
export function NewsletterDialog(props: NewsletterDialogProps) {
  const { back, copy, isDestructive, obstacle, children } = props
  const { leave, link } = useWayBack(back)
  const pending = useNavigation().formMethod === 'POST'
  return (
    <Dialog
      open
      title={copy.title}
      description={copy.text}
      closeLabel={copy.close}
      closeHref={back}
      onClose={leave}
    >
      <Form method="post" preventScrollReset replace className="grid gap-5">
        <Alert text={obstacle} />
        {!obstacle && children}
        <div className="flex flex-wrap items-center gap-4">
          {!obstacle && (
            <SubmitButton
              variant={isDestructive ? 'destructive' : 'primary'}
              label={copy.yes}
              busy={pending && copy.pending}
            />
          )}
          <Link {...link} className="text-link inline-flex min-h-11 items-center">
            {copy.no}
          </Link>
        </div>
      </Form>
    </Dialog>
  )
}
