import { useNavigate, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Form } from '#app/ui/form.tsx'
import { engagementPage } from '#content/engagements.ts'
import type { Milestone } from './engagement.ts'

const { milestones: words } = engagementPage

type MilestoneRemovalProps = { milestone: Milestone; path: string }

/** The one question before a milestone goes. */
export function MilestoneRemoval({ milestone, path }: MilestoneRemovalProps) {
  const navigate = useNavigate()
  const pending = useNavigation().formData?.get('intent') === 'milestone.remove'
  return (
    <Dialog
      open
      title={words.question}
      closeLabel={words.close}
      closeHref={path}
      onClose={() => navigate(path, { preventScrollReset: true })}
    >
      <p className="wrap-anywhere">{words.consequence(milestone.title)}</p>
      <Form
        method="post"
        action={path}
        preventScrollReset
        replace
        className="mt-6 flex flex-wrap gap-3"
      >
        <input type="hidden" name="milestone" value={milestone.id} />
        <Button
          type="submit"
          name="intent"
          value="milestone.remove"
          variant="destructive"
          disabled={pending}
        >
          {pending ? words.removing : words.remove}
        </Button>
        <ButtonLink to={path} variant="secondary" preventScrollReset>
          {words.keep}
        </ButtonLink>
      </Form>
    </Dialog>
  )
}
