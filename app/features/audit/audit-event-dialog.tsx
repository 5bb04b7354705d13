import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DataTable } from '#app/ui/data-table.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { useWayBack } from '#app/ui/way-back.ts'
import { actionText, auditDialog } from '#content/audit.ts'
import type { AuditEntry } from './audit.ts'
import { readDetails } from './audit-details.ts'
import { AuditActor, AuditSubject } from './audit-parts.tsx'

const { fields } = auditDialog
const none = <span className="text-ink-muted">{auditDialog.none}</span>

/** Shown when an event does not exist or could not be read. */
export function NoAuditEvent({ missing, search }: { missing: boolean; search: string }) {
  const back = `/lead_admin/audit${search}`
  const { leave } = useWayBack(back)
  const copy = missing ? auditDialog.missing : auditDialog.failure
  return (
    <Dialog open title={copy.title} closeLabel={auditDialog.close} closeHref={back} onClose={leave}>
      <p role="alert">{copy.text}</p>
    </Dialog>
  )
}

/** One event with its changes, its values and a link to its record. */
export function AuditDialog({ event, search }: { event: AuditEntry; search: string }) {
  const back = `/lead_admin/audit${search}`
  const { leave } = useWayBack(back)
  const email = event.actor_email ?? event.given_email
  return (
    <Dialog
      open
      title={actionText(event.action)}
      description={`${auditDialog.event} ${event.id.slice(0, 8).toUpperCase()}`}
      closeLabel={auditDialog.close}
      closeHref={back}
      onClose={leave}
    >
      <dl className="grid grid-cols-1 sm:grid-cols-[9rem_1fr]">
        <Entry name={fields.created_at}>
          <Moment at={event.created_at} look="time" />
          <span className="block font-mono text-small text-ink-muted">{event.created_at}</span>
        </Entry>
        <Entry name={fields.actor}>
          <AuditActor event={event} />
        </Entry>
        <Entry name={fields.action}>
          <span className="font-mono text-small">{event.action}</span>
        </Entry>
        <Entry name={fields.subject}>
          <AuditSubject event={event} whole />
        </Entry>
        <Entry name={fields.ip}>
          {event.ip ? <span className="font-mono text-small">{event.ip}</span> : none}
        </Entry>
        <Entry name={fields.request_id}>
          {event.request_id ? (
            <span className="font-mono text-small">{event.request_id}</span>
          ) : (
            none
          )}
        </Entry>
      </dl>
      <AuditDetails details={event.details} />
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        {email && <SearchLink q={email} label={auditDialog.byActor} />}
        {event.subject_id && <SearchLink q={event.subject_id} label={auditDialog.ofSubject} />}
      </p>
    </Dialog>
  )
}

function AuditDetails({ details }: { details: AuditEntry['details'] }) {
  const { changes, values } = readDetails(details)
  if (changes.length + values.length === 0)
    return <p className="mt-6 text-ink-muted">{auditDialog.noDetails}</p>
  return (
    <>
      {changes.length > 0 && (
        <section className="mt-6">
          <h3 className="label mb-2 text-ink-muted">{auditDialog.changes}</h3>
          <DataTable
            caption={auditDialog.changes}
            rows={changes.map((change, at) => ({ ...change, at }))}
            rowKey={({ at }) => String(at)}
            columns={[
              {
                key: 'field',
                header: auditDialog.field,
                cell: ({ field }) => auditDialog.fieldText(field) || auditDialog.value,
              },
              { key: 'before', header: auditDialog.before, cell: ({ before }) => text(before) },
              { key: 'after', header: auditDialog.after, cell: ({ after }) => text(after) },
            ]}
          />
        </section>
      )}
      {values.length > 0 && (
        <section className="mt-6">
          <h3 className="label mb-2 text-ink-muted">{auditDialog.values}</h3>
          <dl className="grid grid-cols-1 border-t border-line sm:grid-cols-[9rem_1fr]">
            {values.map(({ field, value }) => (
              <Entry key={field} name={auditDialog.fieldText(field)}>
                {text(value)}
              </Entry>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="col-span-full grid grid-cols-subgrid border-b border-line py-2.5">
      <dt className="label pt-1 text-ink-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere whitespace-pre-wrap">{children}</dd>
    </div>
  )
}

function SearchLink({ q, label }: { q: string; label: string }) {
  return (
    <Link
      to={`/lead_admin/audit?${new URLSearchParams({ q })}`}
      className="text-link inline-flex min-h-6 items-center"
    >
      {label}
    </Link>
  )
}

const text = (value: string | null) =>
  value === null ? none : <span className="wrap-anywhere whitespace-pre-wrap">{value}</span>
