import { useNavigate, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Form } from '#app/ui/form.tsx'
import { applicationPage } from '#content/applications.ts'
import type { Application } from './application.ts'
import { applicationList } from './application-list-query.ts'

const words = applicationPage.removal

/** The one question before an application goes, with what it means. */
export function ApplicationRemoval({ application }: { application: Application }) {
  const navigate = useNavigate()
  const back = `${applicationList.path}/${application.id}`
  const pending = useNavigation().formMethod === 'POST'
  return (
    <Dialog
      open
      title={words.title(application.full_name)}
      closeLabel={words.close}
      closeHref={back}
      onClose={() => navigate(back, { preventScrollReset: true })}
    >
      <p className="prose-measure">{words.explain}</p>
      <Form method="post" action={`${back}/delete`} className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" variant="destructive" disabled={pending}>
          {pending ? words.submitting : words.submit}
        </Button>
        <ButtonLink to={back} variant="secondary" preventScrollReset viewTransition={false}>
          {words.keep}
        </ButtonLink>
      </Form>
    </Dialog>
  )
}
