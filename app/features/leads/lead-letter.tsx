import { ButtonAnchor } from '#app/ui/button.tsx'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { leadDialog, leadLabels } from '#content/admin.ts'
import { leadPanel as copy } from '#content/lead-panel.ts'
import type { Lead } from './lead.ts'

/** What the sender wrote, and the address that it came from: what a decision about a lead begins with. */
export function LeadLetter({ lead }: { lead: Lead }) {
  const { email, message, source, created_at } = lead
  const times = useTimes()
  return (
    <div className="border-s-[3px] border-double border-ink bg-paper px-4 py-3">
      <dl>
        <dt className="label flex flex-wrap justify-between gap-x-4 text-ink-muted">
          {leadDialog.fields.message}
          <span aria-hidden="true">
            {copy.cameBy(leadLabels.source[source], times.distance(created_at))}
          </span>
        </dt>
        <dd className="mt-1.5 min-w-0 leading-normal wrap-anywhere whitespace-pre-wrap">
          {message ?? <span className="text-ink-muted">{leadDialog.none}</span>}
        </dd>
      </dl>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-2.5 text-small text-ink-muted">
        <ButtonAnchor
          href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
          variant="secondary"
          size="small"
          aria-describedby="lead-own-program"
        >
          {leadDialog.sendEmail}
        </ButtonAnchor>
        <span id="lead-own-program" className="min-w-0 flex-1 basis-40">
          {copy.ownProgram}
        </span>
      </p>
    </div>
  )
}
