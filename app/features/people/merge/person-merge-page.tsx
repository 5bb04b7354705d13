import { mergeCopy as copy, recordCounts } from '#content/people.ts'
import { nameOf, peoplePath } from '../person.ts'
import { sayCounts } from '../record-counts.ts'
import type { PersonMergePreview, PersonSide } from './merge.ts'
import { MergePage, type MergeRecord } from './merge-page.tsx'

type PersonMergePageProps = {
  id: string
  other: string
  found: PersonMergePreview | { fault: string } | null
  error: string | undefined
}

/** Makes two records of one person one. */
export function PersonMergePage({ id, other, found, error }: PersonMergePageProps) {
  const both = found && 'merged' in found ? found : undefined
  return (
    <MergePage
      path={peoplePath}
      id={id}
      words={copy}
      typed={both?.merged.email ?? other}
      fault={found && 'fault' in found ? found.fault : undefined}
      both={both && { kept: recordOf(both.kept), merged: recordOf(both.merged) }}
      error={error}
    />
  )
}

const { fields } = copy
const recordOf = (side: PersonSide): MergeRecord => ({
  id: side.id,
  version: side.version,
  name: nameOf(side),
  rows: [
    [fields.name, nameOf(side)],
    [fields.addresses, side.addresses.join(', ')],
    [fields.organisation, side.organisation ?? copy.none],
    [fields.owner, side.owner ?? copy.none],
    [fields.records, sayCounts(side.counts, recordCounts) || copy.none],
    [fields.notes, String(side.notes)],
    [fields.tasks, String(side.tasks)],
  ],
})
