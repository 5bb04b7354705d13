import { Form, Link, useNavigate, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { usersPage } from '#content/admin-users.ts'
import { type Failure, useFailureToast } from './list-parts.tsx'
import { type UserRow, usersHref } from './user.ts'

type UserAccessDialogProps = {
  user: UserRow
  search: string
  error: string | null
  failure: Failure | undefined
}

/** Asks once before a user is deactivated. */
export function UserAccessDialog({ user, search, error, failure }: UserAccessDialogProps) {
  useFailureToast(failure)
  const navigate = useNavigate()
  const pending = useNavigation().formMethod === 'POST'
  const { confirm } = usersPage
  const back = usersHref(search)
  return (
    <Dialog
      open
      title={confirm.title(user.full_name)}
      description={confirm.text(user.email)}
      closeLabel={confirm.close}
      closeHref={back}
      onClose={() => navigate(back, { preventScrollReset: true })}
    >
      {error && (
        <p role="alert" className="mb-4 font-medium text-vermilion">
          {error}
        </p>
      )}
      <Form
        method="post"
        action={`/lead_admin/users/${user.id}/access${search}`}
        preventScrollReset
        replace
        className="flex flex-wrap items-center gap-4"
      >
        <Button
          type="submit"
          name="access"
          value="deactivated"
          variant="destructive"
          disabled={pending}
        >
          {pending ? confirm.pending : confirm.yes}
        </Button>
        <Link to={back} preventScrollReset className="text-link inline-flex min-h-11 items-center">
          {confirm.no}
        </Link>
      </Form>
    </Dialog>
  )
}
