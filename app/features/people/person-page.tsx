import { Link } from 'react-router'
import { BackLink } from '#app/ui/back-link.tsx'
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import { PanelSection } from '#app/ui/panel-section.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { leadAnswer } from '#content/lead-answers.ts'
import { leadConversion } from '#content/lead-conversion.ts'
import { personPage as copy, mergeCopy } from '#content/people.ts'
import { recordNotes } from '#content/record-notes.ts'
import { AddressBadge } from './address-badge.tsx'
import { CountedRecords } from './counted-records.tsx'
import type { StoredPersonMerge } from './merge/merge.ts'
import { MergedPart } from './merge/merged-part.tsx'
import type { NoteAnswer, Task } from './notes/note.ts'
import { NoteForm } from './notes/note-form.tsx'
import { TaskPart } from './notes/task-part.tsx'
import type { FoundBy, OpenRecord } from './open.ts'
import { OpenPart } from './open-part.tsx'
import { type NamedRecord, nameOf, type Person, peoplePath, type RecordCounts } from './person.ts'
import { type PersonAnswer, PersonKeeping } from './person-keeping.tsx'
import { RecordColumns } from './record-columns.tsx'
import { RecordDetails } from './record-details.tsx'
import type { Timeline } from './timeline/timeline.ts'
import { TimelinePart } from './timeline/timeline-part.tsx'

type PersonPageProps = {
  person: Person
  counts: RecordCounts
  open: OpenRecord[]
  /** Others who gave the same name. */
  namesakes: Pick<Person, 'id' | 'full_name' | 'email'>[]
  /** The organizations that the addresses suggest. */
  suggested: NamedRecord[]
  staff: NamedRecord[]
  tasks: Task[]
  today: string
  /** What was merged into this record and can be taken back. */
  merges: StoredPersonMerge[]
  /** Whether they belong to a client. */
  isClient: boolean
  /** The lead by which they are made a client. */
  convertible: string | null
  /** The lead by which they are answered. */
  answerable: string | null
  timeline: Timeline
  answer: PersonAnswer | undefined
  noteAnswer: NoteAnswer | undefined
}

/** A person: details, owner, what is open, and everything that happened. */
export function PersonPage(props: PersonPageProps) {
  const { person, open, namesakes, merges, timeline, noteAnswer } = props
  const path = `${peoplePath}/${person.id}`
  return (
    <>
      <BackLink to={peoplePath}>{copy.back}</BackLink>
      <div className="mt-4 mb-8 flex flex-wrap items-center gap-x-6 gap-y-2">
        <h1 className="headline text-section wrap-anywhere">{nameOf(person)}</h1>
        <AddressBadge isVerified={person.is_verified} />
        {props.answerable ? (
          <ButtonLink to={`/lead_admin/inbox/${props.answerable}/answer`} variant="secondary">
            {leadAnswer.open}
          </ButtonLink>
        ) : (
          <ButtonAnchor href={mailTo(person.email)} variant="secondary">
            {copy.write}
          </ButtonAnchor>
        )}
        {!props.isClient && (
          <ButtonLink
            to={
              props.convertible
                ? `/lead_admin/inbox/${props.convertible}/convert`
                : `${path}/convert`
            }
            variant="secondary"
          >
            {leadConversion.open}
          </ButtonLink>
        )}
      </div>
      <RecordColumns
        first={
          <>
            <PanelSection title={copy.open}>
              <OpenPart open={open} foundBy={foundBy(person)} />
            </PanelSection>
            <PanelSection title={recordNotes.tasks.title}>
              <TaskPart {...props} path={path} answer={noteAnswer} />
            </PanelSection>
          </>
        }
        last={
          <>
            <PanelSection title={copy.details}>
              <Details {...props} />
            </PanelSection>
            <PanelSection title={copy.keeping.title}>
              <PersonKeeping key={person.version} {...props} path={path} />
            </PanelSection>
            <OtherRecords namesakes={namesakes} merges={merges} path={path} />
          </>
        }
      >
        <NoteForm path={path} answer={noteAnswer} stored={timeline.lines[0]?.id} />
        <TimelinePart timeline={timeline} path={path} />
      </RecordColumns>
    </>
  )
}

function OtherRecords({
  namesakes,
  merges,
  path,
}: Pick<PersonPageProps, 'namesakes' | 'merges'> & { path: string }) {
  return (
    <>
      {namesakes.length > 0 && (
        <PanelSection title={copy.namesakes}>
          <p className="text-ink-muted">{copy.namesakesText}</p>
          <ul className="mt-3 grid gap-1">
            {namesakes.map(({ id, email }) => (
              <li key={id}>
                <Link to={`${peoplePath}/${id}`} className="text-link wrap-anywhere">
                  {email}
                </Link>{' '}
                ·{' '}
                <Link to={`${path}/merge?with=${id}`} className="text-link">
                  {mergeCopy.openWith}
                </Link>
              </li>
            ))}
          </ul>
        </PanelSection>
      )}
      {merges.length > 0 && (
        <PanelSection title={mergeCopy.list}>
          <MergedPart
            merges={merges.map(({ name, addresses, ...one }) => ({
              ...{ ...one, name: name || (addresses[0] ?? '') },
              hint: addresses.join(', '),
            }))}
            path={path}
          />
        </PanelSection>
      )}
      <p>
        <ButtonLink to={`${path}/merge`} variant="secondary">
          {mergeCopy.open}
        </ButtonLink>
      </p>
    </>
  )
}

function Details({ person, counts }: Pick<PersonPageProps, 'person' | 'counts'>) {
  const { fields } = copy
  const hasRecords = Object.values(counts).some((count) => count > 0)
  return (
    <RecordDetails
      rows={[
        [fields.email, <Addresses key="email" addresses={person.addresses} />],
        [fields.phone, person.phone],
        [fields.organisation_given, person.organisation_given],
        [fields.language, person.language && (copy.languages[person.language] ?? person.language)],
        [
          fields.account,
          person.accounts.length > 0 ? <Accounts key="account" accounts={person.accounts} /> : null,
        ],
        [
          fields.records,
          hasRecords ? <CountedRecords key="records" counts={counts} person={person.id} /> : null,
        ],
        [fields.first_seen_at, <Moment key="first" at={person.first_seen_at} look="time" />],
        [fields.last_seen_at, <Moment key="last" at={person.last_seen_at} look="time" />],
      ]}
    />
  )
}

function Addresses({ addresses }: Pick<Person, 'addresses'>) {
  return (
    <ul className="grid gap-2">
      {addresses.map(({ address, is_verified }) => {
        const state = is_verified ? 'verified' : 'claimed'
        return (
          <li key={address}>
            <a href={mailTo(address)} className="text-link wrap-anywhere">
              {address}
            </a>
            <span className="block text-small text-ink-muted">{copy.addressTexts[state]}</span>
          </li>
        )
      })}
    </ul>
  )
}

function Accounts({ accounts }: Pick<Person, 'accounts'>) {
  return (
    <ul className="grid gap-1">
      {accounts.map(({ user_id, client_id, client_name }) => (
        <li key={user_id}>
          {client_id ? (
            <Link to={`/lead_admin/users?client=${client_id}`} className="text-link">
              {copy.accountOf(client_name)}
            </Link>
          ) : (
            copy.accountAlone
          )}
        </li>
      ))}
    </ul>
  )
}

const mailTo = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`

function foundBy({ id, accounts }: Person): FoundBy {
  const clients = [...new Set(accounts.flatMap(({ client_id }) => client_id ?? []))]
  return {
    person: id,
    client: clients.length === 1 ? clients[0] : undefined,
  }
}
