import { ButtonAnchor } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { decisionRecord as recordCopy } from '#content/decision-record.ts'
import { decisionCopy as copy } from '#content/decisions.ts'
import type { DecisionEvent } from './decision.ts'
import { DrawnName } from './name-drawing.tsx'
import { verifyPath } from './verify.ts'

type DecisionHistoryProps = {
  events: DecisionEvent[]
  /** The address of the signed record. */
  record: string
}

/** What happened, the last first, each with what was shown and its seal. */
export function DecisionHistory({ events, record }: DecisionHistoryProps) {
  return (
    <section aria-labelledby="history" className="min-w-0">
      <h2 id="history" className="headline text-heading">
        {copy.history}
      </h2>
      <ol className="mt-3 border-t border-ink">
        {events.map((event) => (
          <li key={event.id} className="border-b border-line py-3 text-small">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium wrap-anywhere">
                {copy.events[event.kind]}
                <span className="font-normal"> · {event.person_name}</span>
              </span>
              <span className="text-ink-muted">
                <Moment at={event.created_at} look="time" />
              </span>
            </p>
            {event.wording && <p className="mt-1 wrap-anywhere">{event.wording}</p>}
            {event.former_name !== null && event.named_name !== null && (
              <p className="mt-1 wrap-anywhere">
                {copy.replaced(event.former_name, event.named_name)}
              </p>
            )}
            {event.signed_drawing && (
              <DrawnName drawing={event.signed_drawing} label={copy.drawnBy(event.person_name)} />
            )}
            {event.signed_as && (
              <p className="headline mt-1 text-heading wrap-anywhere">
                <span className="sr-only">{copy.signedAs('')}</span>
                {event.signed_as}
              </p>
            )}
            <p className="mt-1 wrap-anywhere text-ink-muted">
              {[
                event.document_version !== null && copy.version(event.document_version),
                event.sign_in && copy.signIn[event.sign_in],
                event.ip && copy.from(event.ip),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p title={copy.seal} className="mt-1 truncate font-mono text-label text-ink-muted">
              <span className="sr-only">{copy.seal} </span>
              {event.sha256}
            </p>
          </li>
        ))}
      </ol>
      <p className="no-print mt-4">
        <ButtonAnchor href={record} download variant="secondary" size="small">
          {recordCopy.download}
        </ButtonAnchor>
      </p>
      <p className="no-print mt-2 text-small text-ink-muted">
        {recordCopy.hint}{' '}
        <a href={verifyPath} className="text-link">
          {recordCopy.checkIt}
        </a>
        .
      </p>
    </section>
  )
}
