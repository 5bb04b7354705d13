import { Link, useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Form } from '#app/ui/form.tsx'
import { useWayBack } from '#app/ui/way-back.ts'
import { type Failure, useFailureToast } from '../sign-in/use-failure-toast.ts'
import type { UserRow } from './user.ts'
import { usersHref } from './user-list-query.ts'

type UserQuestionProps = {
  user: UserRow
  search: string
  /** The last part of the dialog's address. */
  path: string
  copy: {
    title: (name: string) => string
    text: (email: string) => string
    yes: string
    pending: string
    no: string
    close: string
  }
  /** What the button sends along. */
  answer?: { name: string; value: string }
  error: string | null
  failure: Failure | undefined
}

/** Asks before something is taken from a user, and says what will happen. */
export function UserQuestion(props: UserQuestionProps) {
  const { user, search, path, copy, answer, error, failure } = props
  useFailureToast(failure)
  const pending = useNavigation().formMethod === 'POST'
  const back = usersHref(search)
  const { leave, link } = useWayBack(back)
  return (
    <Dialog
      open
      title={copy.title(user.full_name)}
      description={copy.text(user.email)}
      closeLabel={copy.close}
      closeHref={back}
      onClose={leave}
    >
      <Alert text={error} className="mb-4" />
      <Form
        method="post"
        action={`/lead_admin/users/${user.id}/${path}${search}`}
        preventScrollReset
        replace
        className="flex flex-wrap items-center gap-4"
      >
        <Button type="submit" {...answer} variant="destructive" disabled={pending}>
          {pending ? copy.pending : copy.yes}
        </Button>
        <Link {...link} className="text-link inline-flex min-h-11 items-center">
          {copy.no}
        </Link>
      </Form>
    </Dialog>
  )
}
