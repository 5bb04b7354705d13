import { BackLink } from '#app/ui/back-link.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { teamPanel as copy } from '#content/team-panel.ts'
import { RecordEnd } from './record-end.tsx'
import type { RecordAnswer } from './record-form.tsx'
import { type KeptTeamMember, teamPath } from './team-member.ts'
import { TeamMemberCard } from './team-member-card.tsx'
import { TeamMemberForm } from './team-member-form.tsx'

type PersonPageProps = {
  /** Null for a new one. */
  person: KeptTeamMember | null
  answer: RecordAnswer | undefined
  /** Whether staff are asked if they shall be removed. */
  isAsked?: boolean
}

/** A person of the team: the state, the form, how visitors see it, and the removal. */
export function TeamMemberPage({ person, answer, isAsked }: PersonPageProps) {
  const state = person?.is_published ? 'public' : 'hidden'
  return (
    <>
      <BackLink to={teamPath}>{copy.back}</BackLink>
      <h1 className="headline mt-2 text-section wrap-anywhere">{person?.full_name ?? copy.add}</h1>
      <div className="mt-3 mb-8">
        {person && (
          <StatusBadge tone={person.is_published ? 'verdigris' : 'ink'}>
            {copy.states[state]}
          </StatusBadge>
        )}
        <p className="prose-measure mt-3 text-ink-muted">{copy.stateTexts[state]}</p>
      </div>
      <TeamMemberForm key={person?.version} person={person} answer={answer} />
      {person && (
        <RecordEnd
          path={`${teamPath}/${person.id}`}
          name={person.full_name}
          version={person.version}
          isAsked={isAsked === true}
          copy={copy}
        >
          <div className="max-w-72">
            <TeamMemberCard person={person} />
          </div>
        </RecordEnd>
      )}
    </>
  )
}
