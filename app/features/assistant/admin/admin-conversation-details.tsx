import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { conversationPage as copy, intentWords } from '#content/conversations.ts'
import { leadConversion } from '#content/lead-conversion.ts'
import type { AdminConversation, AdminRefusal } from './admin-conversation.ts'
import { ConversationBadge, DangerBadge, Presence } from './admin-conversation-badge.tsx'
import { presenceText } from './answer-route.ts'

type AdminConversationDetailsProps = {
  conversation: AdminConversation
  /** The member of staff who reads the page. */
  userId: string
  until: string
  /** What the visitor has passed on, by label. */
  given: [string, string][]
  action: string
  seen: number
  refusal: AdminRefusal | undefined
}

/**
 * The panel beside the transcript: state, visitor, who answers, and the buttons to take over or hand back.
 */
export function AdminConversationDetails(props: AdminConversationDetailsProps) {
  const times = useTimes()
  const { conversation, action, until, given } = props
  const { by_mail: byMail } = conversation
  const { fields } = copy
  const rows: [string, ReactNode][] = [
    [fields.takenBy, conversation.taken_by_name],
    [
      fields.intent,
      conversation.intent === 'danger' ? (
        <DangerBadge key="intent" />
      ) : (
        intentWords[conversation.intent]
      ),
    ],
    [fields.name, conversation.visitor_name],
    [fields.email, conversation.visitor_email && <Mail address={conversation.visitor_email} />],
    [
      fields.answers,
      byMail &&
        (byMail.email
          ? copy.agreed(byMail.email, times.timeWithAge(byMail.agreed_at))
          : copy.noMail),
    ],
    [fields.organisation, conversation.organisation],
    [
      fields.page,
      <Link key="page" to={conversation.page} className="text-link wrap-anywhere">
        {conversation.page}
      </Link>,
    ],
    [fields.rating, conversation.rating && copy.rating(conversation.rating)],
    [fields.created, <Moment key="created" at={conversation.created_at} look="time" />],
    [fields.until, <Moment key="until" at={until} />],
    [fields.lead, <Lead key="lead" id={conversation.lead_id} />],
  ]
  return (
    <section aria-labelledby="about" className="border border-line bg-surface p-5">
      <h2 id="about" className="headline text-heading">
        {copy.about}
      </h2>
      <p className="mt-4" role="status">
        <ConversationBadge state={conversation.state} waits={conversation.waits} />
      </p>
      <Presence isHere={conversation.is_here} text={presenceText(conversation, times)} />
      <HandOverForms {...props} />
      <dl className="mt-6 grid gap-3 border-t border-line pt-4 text-small">
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt className="label text-ink-muted">{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {given.length > 0 && (
        <>
          <h3 className="label mt-6 border-t border-line pt-4 text-ink-muted">{copy.given}</h3>
          <dl className="mt-3 grid gap-3 text-small">
            {given.map(([name, value]) => (
              <div key={name}>
                <dt className="label text-ink-muted">{name}</dt>
                <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <ButtonLink
        to={`${action}?delete=1`}
        variant="destructive"
        size="small"
        preventScrollReset
        className="mt-6"
      >
        {copy.remove}
      </ButtonLink>
    </section>
  )
}

function Lead({ id }: { id: string | null }) {
  if (!id) return copy.noLead
  return (
    <span className="flex flex-wrap gap-x-5">
      <Link to={`/lead_admin/leads/${id}?source=all`} className="text-link">
        {copy.openLead}
      </Link>
      <Link to={`/lead_admin/inbox/${id}/convert`} className="text-link">
        {leadConversion.open}
      </Link>
    </span>
  )
}

const Mail = ({ address }: { address: string }) => (
  <a href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`} className="text-link">
    {address}
  </a>
)

/** The buttons to take the conversation over or hand it back, and the error when that was refused. */
function HandOverForms({
  conversation,
  userId,
  action,
  seen,
  refusal,
}: AdminConversationDetailsProps) {
  const intent = useNavigation().formData?.get('intent')
  const { state, taken_by, taken_by_name } = conversation
  const isMine = state === 'staff' && taken_by === userId
  const isTheirs = state === 'staff' && !isMine
  const take = isTheirs ? copy.takeOverFrom(taken_by_name ?? '') : copy.takeOver
  const choices = [
    ...(isMine ? [] : [{ value: 'take', label: take, variant: 'primary' as const }]),
    ...(state === 'assistant'
      ? []
      : [{ value: 'release', label: copy.handBack, variant: 'secondary' as const }]),
  ]
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      {choices.map(({ value, label, variant }) => (
        <Form key={value} method="post" action={action} preventScrollReset replace>
          <input type="hidden" name="intent" value={value} />
          <input type="hidden" name="seen" value={seen} />
          <Button type="submit" variant={variant} size="small" disabled={intent === value}>
            {intent === value ? copy.working : label}
          </Button>
        </Form>
      ))}
      {!isMine && <p className="text-small text-ink-muted">{copy.takeOverHint}</p>}
      <Alert text={refusal?.about === 'hand' ? refusal.error : null} />
    </div>
  )
}
