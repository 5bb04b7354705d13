import { type ReactNode, useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { referenceOf } from '#app/features/intake/intake.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { isFocusLost } from '#app/ui/lost-focus.ts'
import { SidePanel } from '#app/ui/side-panel.tsx'
import type { HistoryAnswer } from '#app/ui/status-history.tsx'
import { leadDialog } from '#content/admin.ts'
import { leadAnswer } from '#content/lead-answers.ts'
import { leadConversion } from '#content/lead-conversion.ts'
import { leadPanel as copy } from '#content/lead-panel.ts'
import type { FollowUpAnswer, FollowUpPart } from './follow-up/follow-up.ts'
import { LostForm } from './follow-up/lost-form.tsx'
import { NextStepForm } from './follow-up/next-step-form.tsx'
import { OwnerForm } from './follow-up/owner-form.tsx'
import { SpamForm, SpamNotice } from './follow-up/spam-form.tsx'
import type { LeadRecord } from './lead.ts'
import type { AlikeLeads } from './lead-alike.ts'
import { LeadAlike } from './lead-alike-part.tsx'
import { LeadDetails, type LeadDetailsProps } from './lead-details.tsx'
import { LeadLetter } from './lead-letter.tsx'
import { LeadNeighbours, type ListedLeads, useNeighbours } from './lead-neighbours.tsx'
import { LeadNote } from './lead-note.tsx'
import { LeadStatusChoice } from './lead-status-choice.tsx'
import { answerKeyId, useLeadKeys } from './use-lead-keys.ts'

export type LeadAnswers = { history?: HistoryAnswer; followUp?: FollowUpAnswer }

type LeadPanelProps = LeadDetailsProps &
  LeadAnswers & {
    lead: LeadRecord
    alike: AlikeLeads
    notes: number
    listed: ListedLeads
    /** The address of the list that it was opened from. */
    path: string
    search: string
    /** Links to further records of the lead. */
    links?: ReactNode
    /** The person, and the timeline. */
    person?: ReactNode
    timeline: ReactNode
  }

/** One lead beside the list: what was sent, what staff keep of it, and what happened. */
export function LeadPanel(props: LeadPanelProps) {
  const { lead, alike, listed, path, search, history, followUp } = props
  const navigate = useNavigate()
  const back = `${path}${search}`
  const addressOf = useCallback((id: string) => `${path}/${id}${search}`, [path, search])
  const action = addressOf(lead.id)
  const neighbours = useNeighbours(listed.ids, lead.id)
  const show = useCallback(
    (id: string) => void navigate(addressOf(id), { preventScrollReset: true }),
    [navigate, addressOf],
  )
  const close = useCallback(
    () => void navigate(back, { preventScrollReset: true }),
    [navigate, back],
  )
  useLeadKeys(neighbours, show)
  useFocusOnRow(lead.id)
  const answerOf = (part: FollowUpPart) => (followUp?.part === part ? followUp : undefined)
  const keeping = { lead, action }
  return (
    <SidePanel
      title={lead.full_name}
      description={`${leadDialog.reference} ${referenceOf(lead.id)}`}
      closeLabel={leadDialog.close}
      closeHref={back}
      onClose={close}
      tools={<LeadNeighbours {...neighbours} addressOf={addressOf} />}
    >
      {lead.spam_at ? (
        <SpamNotice spamAt={lead.spam_at} action={action} />
      ) : (
        <LeadStatusChoice
          key={`status of ${lead.id}`}
          status={lead.status}
          action={action}
          error={history?.statusError}
          next={neighbours.next && addressOf(neighbours.next)}
        />
      )}
      <div className="my-4 flex flex-wrap items-center gap-2">
        {!lead.spam_at && (
          <ButtonLink
            to={`${path}/${lead.id}/answer${search}`}
            size="small"
            preventScrollReset
            data-key={answerKeyId}
          >
            {leadAnswer.open}
          </ButtonLink>
        )}
        {!props.client && !lead.spam_at && (
          <ButtonLink
            to={`${path}/${lead.id}/convert${search}`}
            variant="secondary"
            size="small"
            preventScrollReset
          >
            {leadConversion.open}
          </ButtonLink>
        )}
        {props.links}
        {!lead.spam_at && !props.client && lead.source !== 'application' && (
          <SpamForm action={action} then={neighbours.next} />
        )}
      </div>
      <LeadLetter lead={lead} />
      {props.person}
      <LeadAlike
        key={`alike ${lead.id}`}
        alike={alike}
        all={`/lead_admin/inbox?q=${encodeURIComponent(lead.email)}`}
      />
      {!lead.spam_at && (
        <div key={lead.id} className="side-panel-fields mt-6 grid gap-3">
          <OwnerForm {...keeping} {...listed} answer={answerOf('owner')} />
          <NextStepForm {...keeping} answer={answerOf('next_step')} />
          <LostForm {...keeping} answer={answerOf('lost')} />
        </div>
      )}
      <div className="mt-4">
        <LeadDetails {...props} />
      </div>
      {!lead.spam_at && (
        <div className="mt-6">
          <LeadNote
            key={lead.id}
            action={action}
            note={history?.note}
            error={history?.noteError}
            answer={history}
            count={props.notes}
          />
        </div>
      )}
      <div className="mt-6">{props.timeline}</div>
      <p className="mt-6 text-small text-ink-muted">{copy.keys}</p>
    </SidePanel>
  )
}

/** When the panel is closed, the focus is on the row of the lead that it showed. */
function useFocusOnRow(id: string) {
  useEffect(
    () => () => {
      // The next lead of the same panel takes the focus itself.
      if (!isFocusLost() || document.querySelector('.side-panel')) return
      document.querySelector<HTMLElement>(`a[data-lead="${id}"]`)?.focus({ preventScroll: true })
    },
    [id],
  )
}
