import { Link, useNavigation } from 'react-router'
import type { ReplyKind } from '#app/platform/mail-reply.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, SubmitButton } from '#app/ui/button.tsx'
import { type DetailRow, DetailRows } from '#app/ui/detail-rows.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Form } from '#app/ui/form.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { useWayBack } from '#app/ui/way-back.ts'
import { quarantinedMailPage } from '#content/inbound-mail.ts'
import type { InboundMail } from './inbound-mail.ts'
import { quarantinedMailList } from './quarantined-mail-list-query.ts'

type QuarantinedMailDialogProps = { mail: InboundMail; search: string; error: string | null }

const copy = quarantinedMailPage.dialog
const { path } = quarantinedMailList
const pages: Record<ReplyKind, string> = {
  ticket: '/lead_admin/tickets',
  conversation: '/lead_admin/conversations',
  lead: '/lead_admin/inbox',
  comment: '/lead_admin/comments',
  document: '/lead_admin/documents',
  update: '/lead_admin/comments',
  request: '/lead_admin/requests',
}

/** One mail as plain text; in quarantine with the buttons to put it where it belongs, or to delete it. */
export function QuarantinedMailDialog({ mail, search, error }: QuarantinedMailDialogProps) {
  const back = `${path}${search}`
  const { leave } = useWayBack(back)
  const { sender, sender_name, reason, about_kind: kind, about_id } = mail
  const rows: DetailRow[] = [
    [copy.sender, [sender_name, sender].filter(Boolean).join('\n') || quarantinedMailPage.noSender],
    [copy.received, <Moment key="received" at={mail.created_at} look="time" />],
  ]
  if (reason) rows.push([copy.reason, quarantinedMailPage.reasons[reason] ?? reason])
  if (kind)
    rows.push([
      copy.about,
      <Link key="about" to={`${pages[kind]}/${about_id}`} className="text-link">
        {copy.kinds[kind]}
      </Link>,
    ])
  if (mail.file_names.length > 0) rows.push([copy.files, mail.file_names.join('\n')])
  rows.push([copy.text, mail.body || copy.noText])
  return (
    <Dialog
      open
      title={mail.subject || quarantinedMailPage.noSubject}
      description={copy.description}
      closeLabel={copy.close}
      closeHref={back}
      onClose={leave}
    >
      <Alert text={error} className="mb-4" />
      <DetailRows rows={rows} />
      {mail.state === 'quarantined' && <Decision mail={mail} search={search} />}
    </Dialog>
  )
}

function Decision({ mail, search }: Omit<QuarantinedMailDialogProps, 'error'>) {
  const intent = useNavigation().formData?.get('intent')
  return (
    <Form
      method="post"
      action={`${path}/${mail.id}${search}`}
      preventScrollReset
      replace
      className="mt-6 flex flex-wrap gap-4"
    >
      {mail.is_whole && (
        <>
          <p className="w-full text-small text-ink-muted">{copy.putInHint}</p>
          <Button type="submit" name="intent" value="put_in" disabled={Boolean(intent)}>
            {intent === 'put_in' ? copy.puttingIn : copy.putIn[mail.about_kind ?? 'unread']}
          </Button>
        </>
      )}
      <SubmitButton
        name="intent"
        value="discard"
        variant="destructive"
        label={copy.discard}
        busy={intent === 'discard' && copy.discarding}
        disabled={Boolean(intent)}
      />
    </Form>
  )
}
