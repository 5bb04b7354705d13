import { useNavigate, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Form } from '#app/ui/form.tsx'
import { publicationForm } from '#content/publishing.ts'
import { deskPath, type Kind, type Publication } from './publication.ts'

const words = publicationForm.remove

/** The one question before a publication goes. */
export function PublicationRemoval(props: { kind: Kind; publication: Publication }) {
  const { id, version, values } = props.publication
  const path = `${deskPath[props.kind]}/${id}`
  const navigate = useNavigate()
  const pending = useNavigation().formData?.get('move') === 'delete'
  return (
    <Dialog
      open
      title={words.question}
      closeLabel={words.close}
      closeHref={path}
      onClose={() => navigate(path, { preventScrollReset: true })}
    >
      <p className="wrap-anywhere">{words.consequence(values.title ?? '')}</p>
      <Form method="post" action={path} replace className="mt-6 flex flex-wrap gap-3">
        <input type="hidden" name="version" value={version} />
        <Button type="submit" name="move" value="delete" variant="destructive" disabled={pending}>
          {pending ? words.removing : words.confirm}
        </Button>
        <ButtonLink to={path} variant="secondary" preventScrollReset>
          {words.keep}
        </ButtonLink>
      </Form>
    </Dialog>
  )
}
