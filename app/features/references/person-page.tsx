import { BackLink } from '#app/ui/back-link.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { RemovalDialog } from '#app/ui/removal-dialog.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { peoplePanel as copy } from '#content/people-panel.ts'
import { type KeptPerson, peoplePath } from './person.ts'
import { PersonCard } from './person-card.tsx'
import { PersonForm } from './person-form.tsx'
import { Preview, type RecordAnswer } from './record-form.tsx'

type PersonPageProps = {
  /** Null for a new one. */
  person: KeptPerson | null
  answer: RecordAnswer | undefined
  /** Whether staff are asked if they shall be removed. */
  isAsked?: boolean
}

/** A person of the team: the state, the form, how visitors see it, and the removal. */
export function PersonPage({ person, answer, isAsked }: PersonPageProps) {
  const state = person?.is_published ? 'public' : 'hidden'
  return (
    <>
      <BackLink to={peoplePath}>{copy.back}</BackLink>
      <h1 className="headline mt-2 text-section wrap-anywhere">{person?.full_name ?? copy.add}</h1>
      <div className="mt-3 mb-8">
        {person && (
          <StatusBadge tone={person.is_published ? 'verdigris' : 'ink'}>
            {copy.states[state]}
          </StatusBadge>
        )}
        <p className="prose-measure mt-3 text-ink-muted">{copy.stateTexts[state]}</p>
      </div>
      <PersonForm key={person?.version} person={person} answer={answer} />
      {person && (
        <>
          <Preview title={copy.preview.title} text={copy.preview.text}>
            <div className="max-w-72">
              <PersonCard person={person} />
            </div>
          </Preview>
          <p className="mt-10">
            <ButtonLink to="?remove=1" variant="secondary" preventScrollReset>
              {copy.remove.open}
            </ButtonLink>
          </p>
        </>
      )}
      {person && isAsked && (
        <RemovalDialog
          title={copy.remove.title(person.full_name)}
          text={copy.remove.text}
          labels={copy.remove}
          back={`${peoplePath}/${person.id}`}
          form={{ action: `${peoplePath}/${person.id}`, preventScrollReset: true, replace: true }}
          intent={{ name: 'intent', value: 'remove' }}
        >
          <input type="hidden" name="based" value={person.version} />
        </RemovalDialog>
      )}
    </>
  )
}
