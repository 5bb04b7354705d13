import { Link } from '#app/ui/link.tsx'
import { leadConversion } from '#content/lead-conversion.ts'
import { personLine as copy, recordCounts } from '#content/people.ts'
import { peoplePath } from './person.ts'
import type { PersonLink } from './person-service.server.ts'
import { sayCounts } from './record-counts.ts'

type PersonLineProps = {
  person: PersonLink | null
  /** Whether the person can be made a client from here. */
  canConvert?: boolean
  className?: string
}

/** On the page of a record: the way to the person, and what else there is of them. */
export function PersonLine({ person, canConvert, className = 'mt-3' }: PersonLineProps) {
  if (!person) return null
  return (
    <p className={className}>
      <Link to={`${peoplePath}/${person.id}`} className="text-link font-medium">
        {copy.view}
      </Link>
      <span className="text-ink-muted"> · {sayCounts(person.counts, recordCounts)}</span>
      {canConvert && !person.isClient && (
        <>
          {' · '}
          <Link to={`${peoplePath}/${person.id}/convert`} className="text-link">
            {leadConversion.open}
          </Link>
        </>
      )}
    </p>
  )
}
