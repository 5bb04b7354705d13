import { RemovalDialog } from '#app/ui/removal-dialog.tsx'
import { publicationForm } from '#content/publishing.ts'
import { adminPath, type Kind, type Publication } from './publication.ts'

const labels = publicationForm.remove

export function PublicationRemoval(props: { kind: Kind; publication: Publication }) {
  const { id, version, values } = props.publication
  const path = `${adminPath[props.kind]}/${id}`
  return (
    <RemovalDialog
      title={labels.question}
      text={labels.consequence(values.title ?? '')}
      labels={labels}
      back={path}
      form={{ action: path, replace: true }}
      intent={{ name: 'move', value: 'delete' }}
    >
      <input type="hidden" name="version" value={version} />
    </RemovalDialog>
  )
}
