import { Link, useNavigation } from 'react-router'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { PanelSection } from '#app/ui/panel-section.tsx'
import { RemovalDialog } from '#app/ui/removal-dialog.tsx'
import {
  organisationPage as copy,
  mergeCopy,
  organisationMergeCopy as merging,
  personPage as person,
} from '#content/people.ts'
import { recordNotes } from '#content/record-notes.ts'
import type { OrganisationChoice, StoredOrganisationMerge } from './merge/merge.ts'
import { MergedPart } from './merge/merged-part.tsx'
import type { NoteAnswer, Task } from './notes/note.ts'
import { NoteForm } from './notes/note-form.tsx'
import { TaskPart } from './notes/task-part.tsx'
import type { OpenRecord } from './open.ts'
import { OpenPart } from './open-part.tsx'
import type { Organisation, OrganisationAnswer } from './organisation.ts'
import { OrganisationForm } from './organisation-form.tsx'
import { type NamedRecord, nameOf, organisationsPath, type Person, peoplePath } from './person.ts'
import { RecordColumns } from './record-columns.tsx'
import type { Timeline } from './timeline/timeline.ts'
import { TimelinePart } from './timeline/timeline-part.tsx'

type OrganisationPageProps = {
  organisation: Organisation
  open: OpenRecord[]
  /** Some of its people, those seen last. */
  members: Pick<Person, 'id' | 'full_name' | 'email'>[]
  total: number
  /** How many have an address of its domains and are in no organization. */
  strangers: number
  staff: NamedRecord[]
  choices: NamedRecord[]
  /** Others of the same name. */
  namesakes: OrganisationChoice[]
  /** What was merged into this one and can be taken back. */
  merges: StoredOrganisationMerge[]
  tasks: Task[]
  today: string
  timeline: Timeline
  answer: OrganisationAnswer | undefined
  noteAnswer: NoteAnswer | undefined
  /** Whether staff are asked if it shall be deleted. */
  isAsked: boolean
}

/** An organization: its people, its details, and everything that happened with any of them. */
export function OrganisationPage(props: OrganisationPageProps) {
  const { organisation, open, timeline, isAsked, noteAnswer } = props
  const path = `${organisationsPath}/${organisation.id}`
  return (
    <>
      <BackLink to={organisationsPath}>{copy.back}</BackLink>
      <h1 className="headline mt-4 mb-8 text-section wrap-anywhere">{organisation.name}</h1>
      <RecordColumns
        first={
          <>
            <PanelSection title={person.open}>
              <OpenPart
                open={open}
                foundBy={{ organisation: organisation.id, client: organisation.client?.id }}
                isOfMany
              />
            </PanelSection>
            <PanelSection title={copy.parts.people}>
              <Members {...props} path={path} />
            </PanelSection>
            <PanelSection title={recordNotes.tasks.title}>
              <TaskPart {...props} path={path} answer={noteAnswer} />
            </PanelSection>
          </>
        }
        last={
          <>
            <PanelSection title={copy.parts.details}>
              {organisation.client && (
                <p className="mb-4">
                  <Link
                    to={`/lead_admin/clients?edit=${organisation.client.id}`}
                    className="text-link"
                  >
                    {copy.viewClient}
                  </Link>
                </p>
              )}
              <OrganisationForm key={organisation.version} {...props} path={path} />
            </PanelSection>
            <OtherOrganisations {...props} path={path} />
            <p className="flex flex-wrap gap-3">
              <ButtonLink to={`${path}/merge`} variant="secondary">
                {merging.open}
              </ButtonLink>
              <ButtonLink to="?remove=1" variant="secondary" preventScrollReset>
                {copy.remove.open}
              </ButtonLink>
            </p>
          </>
        }
      >
        <NoteForm path={path} answer={noteAnswer} stored={timeline.lines[0]?.id} />
        <TimelinePart timeline={timeline} path={path} />
      </RecordColumns>
      {isAsked && (
        <RemovalDialog
          title={copy.remove.title(organisation.name)}
          text={copy.remove.text}
          labels={copy.remove}
          back={path}
          form={{ action: path, preventScrollReset: true, replace: true }}
          intent={{ name: 'intent', value: 'remove' }}
        />
      )}
    </>
  )
}

function Members({
  organisation,
  members,
  total,
  strangers,
  path,
}: Pick<OrganisationPageProps, 'organisation' | 'members' | 'total' | 'strangers'> & {
  path: string
}) {
  const isAdding = useNavigation().formData?.get('intent') === 'adopt'
  return (
    <>
      <p className="text-ink-muted">{total > 0 ? copy.people(total) : copy.noPeople}</p>
      {members.length > 0 && (
        <ul className="mt-3 border-t border-ink">
          {members.map((one) => (
            <li key={one.id} className="border-b border-line py-2">
              <Link to={`${peoplePath}/${one.id}`} className="text-link font-medium wrap-anywhere">
                {nameOf(one)}
              </Link>
              <span className="block text-small wrap-anywhere text-ink-muted">{one.email}</span>
            </li>
          ))}
        </ul>
      )}
      {total > members.length && (
        <p className="mt-3">
          <Link to={`${peoplePath}?organisation=${organisation.id}`} className="text-link">
            {copy.allPeople}
          </Link>
        </p>
      )}
      {strangers > 0 && (
        <Form method="post" action={path} preventScrollReset replace className="mt-5 grid gap-3">
          <p>{copy.suggestions(strangers)}</p>
          <Button
            type="submit"
            name="intent"
            value="adopt"
            variant="secondary"
            className="justify-self-start"
            disabled={isAdding}
          >
            {copy.adopt}
          </Button>
        </Form>
      )}
    </>
  )
}

function OtherOrganisations({
  namesakes,
  merges,
  path,
}: Pick<OrganisationPageProps, 'namesakes' | 'merges'> & { path: string }) {
  return (
    <>
      {namesakes.length > 0 && (
        <PanelSection title={merging.namesakes}>
          <ul className="grid gap-1">
            {namesakes.map(({ id, name, domains, people }) => (
              <li key={id}>
                <Link to={`${organisationsPath}/${id}`} className="text-link wrap-anywhere">
                  {domains || name}
                </Link>{' '}
                · {copy.people(people)} ·{' '}
                <Link to={`${path}/merge?with=${id}`} className="text-link">
                  {mergeCopy.openWith}
                </Link>
              </li>
            ))}
          </ul>
        </PanelSection>
      )}
      {merges.length > 0 && (
        <PanelSection title={merging.list}>
          <MergedPart
            merges={merges.map((one) => ({ ...one, hint: copy.people(one.people) }))}
            path={path}
          />
        </PanelSection>
      )}
    </>
  )
}
