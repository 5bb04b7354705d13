import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { referenceOf } from '#app/features/intake/intake.ts'
import { sayWithheld, type Withheld } from '#app/features/mail/withheld.ts'
import { leadOriginText } from '#app/features/visits/origin-text.ts'
import type { VisitOrigin } from '#app/features/visits/visit-origin.ts'
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { dateTime } from '#app/ui/format-date.ts'
import { type HistoryAnswer, StatusHistory } from '#app/ui/status-history.tsx'
import { leadDialog, leadLabels } from '#content/admin.ts'
import { leadConversion } from '#content/lead-conversion.ts'
import { withheldMails } from '#content/mails.ts'
import { leadOriginCopy } from '#content/visits.ts'
import type { Lead, LeadActivity } from './lead.ts'
import { detailRows, interestLabel } from './lead-labels.ts'
import { LeadStatusBadge } from './lead-status-badge.tsx'

type LeadDialogProps = {
  lead: Lead
  /** The client that it became. */
  client: { id: string; name: string } | undefined
  activities: LeadActivity[]
  /** The mails about this lead that were not sent. */
  withheld: Withheld[]
  /** Where the visit began that ended in this lead. */
  origin: VisitOrigin | undefined
  /** The address of the list that it was opened from. */
  path: string
  search: string
  answer: HistoryAnswer | undefined
  /** Links to further records of the lead, and to the person. */
  more?: ReactNode
}

/** One lead: what was sent, its status and the staff's notes. */
export function LeadDialog(props: LeadDialogProps) {
  const { lead, client, activities, path, search, answer, more } = props
  const navigate = useNavigate()
  const back = `${path}${search}`
  const { fields } = leadDialog
  const notSent = sayWithheld(props.withheld)
  const cameFrom = leadOriginText(props.origin)
  const rows: [string, string | null][] = [
    [fields.full_name, lead.full_name],
    [fields.email, lead.email],
    [fields.phone, lead.phone],
    [fields.company_name, lead.company_name],
    [fields.company_size, lead.company_size],
    [fields.created_at, dateTime(lead.created_at)],
    [fields.primary_interest, interestLabel(lead.primary_interest)],
    [fields.source, leadLabels.source[lead.source]],
    ...detailRows(lead.details),
    [fields.message, lead.message],
    [fields.consent, consentOf(lead)],
    ...(cameFrom ? [[leadOriginCopy.label, cameFrom] as [string, string]] : []),
    ...(notSent ? [[withheldMails.label, notSent] as [string, string]] : []),
  ]
  return (
    <Dialog
      open
      title={lead.full_name}
      description={`${leadDialog.reference} ${referenceOf(lead.id)}`}
      closeLabel={leadDialog.close}
      closeHref={back}
      onClose={() => navigate(back, { preventScrollReset: true })}
    >
      <dl className="grid grid-cols-1 sm:grid-cols-[11rem_1fr]">
        {rows.map(([name, value]) => (
          <div
            key={name}
            className="col-span-full grid grid-cols-subgrid border-b border-line py-2.5"
          >
            <dt className="label pt-1 text-ink-muted">{name}</dt>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-wrap">
              {value ?? <span className="text-ink-muted">{leadDialog.none}</span>}
            </dd>
          </div>
        ))}
        {client && (
          <div className="col-span-full grid grid-cols-subgrid border-b border-line py-2.5">
            <dt className="label pt-1 text-ink-muted">{fields.client}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <Link to={`/lead_admin/clients?edit=${client.id}`} className="text-link">
                {client.name}
              </Link>
            </dd>
          </div>
        )}
        <div className="col-span-full grid grid-cols-subgrid py-3">
          <dt className="label pt-1 text-ink-muted">{fields.status}</dt>
          <dd>
            <span role="status">
              <LeadStatusBadge status={lead.status} />
            </span>
          </dd>
        </div>
      </dl>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonAnchor href={`mailto:${encodeURIComponent(lead.email).replace('%40', '@')}`}>
          {leadDialog.sendEmail}
        </ButtonAnchor>
        {!client && (
          <ButtonLink
            to={`${path}/${lead.id}/convert${search}`}
            variant="secondary"
            preventScrollReset
          >
            {leadConversion.open}
          </ButtonLink>
        )}
        {more}
      </div>
      <div className="mt-8 border-t border-ink pt-6">
        <StatusHistory
          name="lead"
          status={lead.status}
          labels={leadLabels.status}
          copy={leadDialog}
          heading="h3"
          activities={activities}
          action={`${path}/${lead.id}${search}`}
          answer={answer}
        />
      </div>
    </Dialog>
  )
}

function consentOf({ consent_text, consent_page, consent_at }: Lead): string | null {
  if (!consent_text || !consent_page || !consent_at) return null
  return leadDialog.consent(consent_text, consent_page, dateTime(consent_at))
}
