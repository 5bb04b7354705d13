import { isUuid } from '#app/platform/identifier.ts'
import { auditPage, nounText } from '#content/audit.ts'
import type { AuditRow } from './audit.ts'

/** The actor of an event, as far as it is known. */
export function AuditActor({ event }: { event: AuditRow }) {
  if (event.actor_email) return <span className="wrap-anywhere">{event.actor_email}</span>
  return (
    <span className="text-ink-muted wrap-anywhere">
      {auditPage.nobody}
      {event.given_email && `, ${auditPage.gave(event.given_email)}`}
    </span>
  )
}

/** The record of an event: its kind and the beginning of its id, or the whole id. */
export function AuditSubject({ event, whole }: { event: AuditRow; whole?: boolean }) {
  const { subject_type, subject_id } = event
  if (!subject_type && !subject_id) return '–'
  const id = !whole && isUuid(subject_id ?? '') ? subject_id?.slice(0, 8) : subject_id
  return (
    <span className="wrap-anywhere">
      {subject_type && nounText(subject_type)}{' '}
      {id && <span className="font-mono text-small">{id}</span>}
    </span>
  )
}
