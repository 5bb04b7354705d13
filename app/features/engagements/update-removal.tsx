import { useNavigate, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Form } from '#app/ui/form.tsx'
import { engagementPage } from '#content/engagements.ts'
import type { ProjectUpdate } from './engagement.ts'

const { updates: words } = engagementPage

type UpdateRemovalProps = { update: ProjectUpdate; path: string; back: string }

/** The one question before an update goes. */
export function UpdateRemoval({ update, path, back }: UpdateRemovalProps) {
  const navigate = useNavigate()
  const pending = useNavigation().formData?.get('intent') === 'update.remove'
  return (
    <Dialog
      open
      title={words.question}
      closeLabel={words.close}
      closeHref={back}
      onClose={() => navigate(back, { preventScrollReset: true })}
    >
      <p className="wrap-anywhere">{words.consequence(update.title)}</p>
      <Form
        method="post"
        action={path}
        preventScrollReset
        replace
        className="mt-6 flex flex-wrap gap-3"
      >
        <input type="hidden" name="update" value={update.id} />
        <Button
          type="submit"
          name="intent"
          value="update.remove"
          variant="destructive"
          disabled={pending}
        >
          {pending ? words.removing : words.remove}
        </Button>
        <ButtonLink to={back} variant="secondary" preventScrollReset>
          {words.keep}
        </ButtonLink>
      </Form>
    </Dialog>
  )
}
