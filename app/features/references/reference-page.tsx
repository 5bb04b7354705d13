import { BackLink } from '#app/ui/back-link.tsx'
import { referencesPanel as copy } from '#content/references-panel.ts'
import { RecordEnd } from './record-end.tsx'
import type { RecordAnswer } from './record-form.tsx'
import { type KeptReference, referencesPath } from './reference.ts'
import { ReferenceCard } from './reference-card.tsx'
import { ReferenceForm } from './reference-form.tsx'
import { ReferenceStateBadge } from './reference-state-badge.tsx'

type ReferencePageProps = {
  /** Null for a new one. */
  reference: KeptReference | null
  projects: readonly { id: string; title: string }[]
  today: string
  answer: RecordAnswer | undefined
  /** Whether staff are asked if it shall be removed. */
  isAsked?: boolean
}

/** A reference: its state, its form, how visitors see it, and its removal. */
export function ReferencePage(props: ReferencePageProps) {
  const { reference, projects, today, answer, isAsked } = props
  return (
    <>
      <BackLink to={referencesPath}>{copy.back}</BackLink>
      <h1 className="headline mt-2 text-section wrap-anywhere">
        {reference?.organization ?? copy.add}
      </h1>
      <div className="mt-3 mb-8">
        {reference ? (
          <>
            <ReferenceStateBadge today={today} reference={reference} />
            <p className="prose-measure mt-3 text-ink-muted">{copy.stateTexts[reference.state]}</p>
          </>
        ) : (
          <p className="prose-measure text-ink-muted">{copy.addText}</p>
        )}
      </div>
      <ReferenceForm
        key={reference?.version}
        reference={reference}
        projects={projects}
        answer={answer}
      />
      {reference && (
        <RecordEnd
          path={`${referencesPath}/${reference.id}`}
          name={reference.organization}
          version={reference.version}
          isAsked={isAsked === true}
          copy={copy}
        >
          <ReferenceCard reference={reference} />
        </RecordEnd>
      )}
    </>
  )
}
