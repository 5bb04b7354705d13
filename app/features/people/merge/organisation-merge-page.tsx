import { organisationMergeCopy as copy, mergeCopy, organisationPage } from '#content/people.ts'
import { organisationsPath } from '../person.ts'
import type { OrganisationMergePreview, OrganisationSide } from './merge.ts'
import { MergePage, type MergeRecord } from './merge-page.tsx'

type OrganisationMergePageProps = {
  other: string
  found: OrganisationMergePreview
  error: string | undefined
}

/** Makes two organizations one. */
export function OrganisationMergePage({ other, found, error }: OrganisationMergePageProps) {
  const { kept } = found
  const merged = 'merged' in found ? found.merged : undefined
  return (
    <MergePage
      path={organisationsPath}
      id={kept.id}
      words={copy}
      typed={merged?.name ?? other}
      fault={'fault' in found ? found.fault : undefined}
      choices={
        'choices' in found
          ? found.choices.map(({ id, name, domains, people }) => ({
              ...{ id, name },
              hint: [domains, organisationPage.people(people)].filter(Boolean).join(' · '),
            }))
          : []
      }
      both={merged && { kept: recordOf(kept), merged: recordOf(merged) }}
      error={error}
    />
  )
}

const recordOf = (side: OrganisationSide): MergeRecord => ({
  id: side.id,
  version: side.version,
  name: side.name,
  rows: [
    [organisationPage.fields.name, side.name],
    [organisationPage.fields.domains, side.domains.join(', ') || mergeCopy.none],
    [organisationPage.parts.people, String(side.people)],
    [organisationPage.fields.client, side.client ?? mergeCopy.none],
    [organisationPage.fields.owner, side.owner ?? mergeCopy.none],
    [mergeCopy.fields.notes, String(side.notes)],
    [mergeCopy.fields.tasks, String(side.tasks)],
  ],
})
