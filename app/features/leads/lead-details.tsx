import type { ReactNode } from 'react'
import { sayWithheld, type Withheld } from '#app/features/mail/withheld.ts'
import { leadOriginText } from '#app/features/visits/origin-text.ts'
import type { VisitOrigin } from '#app/features/visits/visit-origin.ts'
import { Link } from '#app/ui/link.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import type { Times } from '#app/ui/times/times.ts'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { leadDialog, leadLabels } from '#content/admin.ts'
import { withheldMails } from '#content/mails.ts'
import { leadOriginCopy } from '#content/visits.ts'
import type { Lead } from './lead.ts'
import { detailRows, interestLabel } from './lead-labels.ts'
import { LeadStatusBadge } from './lead-status-badge.tsx'

export type LeadDetailsProps = {
  lead: Lead
  /** The client that it became. */
  client: { id: string; name: string } | undefined
  /** The mails about this lead that were not sent. */
  withheld: Withheld[]
  /** Where the visit began that ended in this lead. */
  origin: VisitOrigin | undefined
}

/** What was sent, and what is known of it. */
export function LeadDetails({ lead, client, withheld, origin }: LeadDetailsProps) {
  const times = useTimes()
  const { fields } = leadDialog
  const notSent = sayWithheld(withheld)
  const cameFrom = leadOriginText(origin)
  const rows: [string, ReactNode][] = [
    [fields.full_name, lead.full_name],
    [fields.email, lead.email],
    [fields.phone, lead.phone],
    [fields.company_name, lead.company_name],
    [fields.company_size, lead.company_size],
    [fields.created_at, <Moment key="created_at" at={lead.created_at} look="time" />],
    [fields.primary_interest, interestLabel(lead.primary_interest)],
    [fields.source, leadLabels.source[lead.source]],
    ...detailRows(lead.details),
    [fields.consent, consentOf(lead, times)],
    ...(cameFrom ? [[leadOriginCopy.label, cameFrom] as [string, string]] : []),
    ...(notSent ? [[withheldMails.label, notSent] as [string, string]] : []),
  ]
  const row = 'col-span-full grid grid-cols-subgrid border-b border-line py-2'
  return (
    <dl className="grid grid-cols-1 sm:grid-cols-[9.5rem_1fr]">
      {rows.map(([name, value]) => (
        <div key={name} className={row}>
          <dt className="label pt-1 text-ink-muted">{name}</dt>
          <dd className="min-w-0 wrap-anywhere whitespace-pre-wrap">
            {value ?? <span className="text-ink-muted">{leadDialog.none}</span>}
          </dd>
        </div>
      ))}
      {client && (
        <div className={row}>
          <dt className="label pt-1 text-ink-muted">{fields.client}</dt>
          <dd className="min-w-0 wrap-anywhere">
            <Link to={`/lead_admin/clients?edit=${client.id}`} className="text-link">
              {client.name}
            </Link>
          </dd>
        </div>
      )}
      <div className={row}>
        <dt className="label pt-1 text-ink-muted">{fields.status}</dt>
        <dd>
          <span role="status">
            <LeadStatusBadge status={lead.status} />
          </span>
        </dd>
      </div>
    </dl>
  )
}

function consentOf({ consent_text, consent_page, consent_at }: Lead, times: Times): string | null {
  if (!consent_text || !consent_page || !consent_at) return null
  return leadDialog.consent(consent_text, consent_page, times.time(consent_at))
}
