import { Fragment } from 'react'
import { Link } from '#app/ui/link.tsx'
import { recordCounts } from '#content/people.ts'
import { recordListHref } from './open.ts'
import type { RecordCounts } from './person.ts'

type CountedRecordsProps = { counts: RecordCounts; person: string }

/** "2 leads, 1 conversation": what there is of each kind, each with its list where there is one. */
export function CountedRecords({ counts, person }: CountedRecordsProps) {
  const kinds = (Object.keys(recordCounts) as (keyof RecordCounts)[]).filter(
    (kind) => counts[kind] > 0,
  )
  return kinds.map((kind, at) => {
    const list = recordListHref(kind, person)
    const text = recordCounts[kind](counts[kind])
    return (
      <Fragment key={kind}>
        {at > 0 && ', '}
        {list ? (
          <Link to={list} className="text-link">
            {text}
          </Link>
        ) : (
          text
        )}
      </Fragment>
    )
  })
}
