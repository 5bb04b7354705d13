import { Link } from 'react-router'
import { documentForms } from '#content/documents.ts'
import type { Document } from './document.ts'

type StaleProps = { document: Document; error: string[] | null | undefined }

/** Shown when somebody else has changed the document: its current values and a link to reload. */
export function Stale({ document, error }: StaleProps) {
  if (!error) return null
  return (
    <p role="alert" className="font-medium text-vermilion">
      {error.join(' ')}{' '}
      <Link to={`/lead_admin/documents/${document.id}`} className="text-link whitespace-nowrap">
        {documentForms.errors.look}
      </Link>
    </p>
  )
}
