import { ButtonAnchor } from '#app/ui/button.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { decisionCopy as copy, portalDecision } from '#content/decisions.ts'
import type { Decision } from './decision.ts'
import { DecisionSubjectPart } from './decision-subject-part.tsx'

type DecisionSubjectProps = {
  decision: Decision
  /** Where the reader's side has its documents and its projects. */
  documents: string
  projects: string
}

/** What is decided: a document's version, a milestone, an update or a text; with the fingerprint of exactly that. */
export function DecisionSubject({ decision, documents, projects }: DecisionSubjectProps) {
  const { body, document_id: id, document_name: name, document_version: version, part } = decision
  const isTextAlone = name === null && part === null
  const isOpen = decision.status === 'open'
  return (
    <section aria-labelledby="subject" className="min-w-0">
      <h2 id="subject" className="headline mb-3 text-heading">
        {portalDecision.subject}
      </h2>
      <div className="border border-ink bg-surface">
        {name !== null && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
            <p className="min-w-0 font-medium wrap-anywhere">
              <span className="label block text-ink-muted">{copy.version(version ?? 1)}</span>
              {name}
            </p>
            {id ? (
              <ButtonAnchor
                href={`${documents}/${id}/file?version=${version}&inline=1`}
                target="_blank"
                rel="noreferrer"
                variant="secondary"
              >
                {copy.openDocument}
              </ButtonAnchor>
            ) : (
              <p className="text-small text-ink-muted">{copy.gone}</p>
            )}
          </div>
        )}
        {part && <DecisionSubjectPart {...{ decision, part, projects }} />}
        {body && (
          <div
            className={`px-4 py-4 sm:px-5 ${isTextAlone ? '' : 'border-t border-line text-small'}`}
          >
            {!isTextAlone && <p className="label mb-1 text-ink-muted">{portalDecision.note}</p>}
            <p className="prose-measure wrap-anywhere whitespace-pre-wrap">
              <LinkedText text={body} />
            </p>
          </div>
        )}
        {decision.shown_sha256 && (
          <p className="border-t border-line px-4 py-2.5 text-small text-ink-muted sm:px-5">
            <span className="label block">{copy.fingerprint}</span>
            <span className="font-mono text-label wrap-anywhere">{decision.shown_sha256}</span>
          </p>
        )}
      </div>
      {isOpen && !isTextAlone && (
        <p className="mt-2 text-small text-ink-muted">{part ? copy.changes : copy.newer}</p>
      )}
    </section>
  )
}
