import { useNavigation } from 'react-router'
import { formatFileSize } from '#app/features/files/file.ts'
import { referenceOf } from '#app/features/intake/intake.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, SubmitButton } from '#app/ui/button.tsx'
import { type DetailRow, DetailRows } from '#app/ui/detail-rows.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Form } from '#app/ui/form.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { useWayBack } from '#app/ui/way-back.ts'
import { inboxPage } from '#content/inbox.ts'
import { formLabel, type Quarantined, reasonLabel } from './inbox.ts'
import { quarantineList } from './quarantine-list-query.ts'

type QuarantineDialogProps = { submission: Quarantined; search: string; error: string | null }

const copy = inboxPage.dialog
const { path } = quarantineList

/** One quarantined submission, with the buttons to release or discard it. */
export function QuarantineDialog({ submission, search, error }: QuarantineDialogProps) {
  const intent = useNavigation().formData?.get('intent')
  const back = `${path}${search}`
  const { leave } = useWayBack(back)
  const rows: DetailRow[] = [
    [copy.reference, referenceOf(submission.id)],
    [copy.form, formLabel(submission.form)],
    [copy.reasons, submission.reasons.map(reasonLabel).join('; ')],
    [copy.sent, <Moment key="sent" at={submission.created_at} look="time" />],
    ...submission.entries.map(({ label, value }): DetailRow => [label, value]),
  ]
  if (submission.file)
    rows.push([
      submission.file.label,
      <FileLink key="file" {...submission.file} href={`${path}/${submission.id}/file`} />,
    ])
  rows.push([copy.consent, `${submission.consent_page}\n${submission.consent_text}`])
  return (
    <Dialog
      open
      title={submission.sender_name || submission.sender_email || referenceOf(submission.id)}
      description={copy.description}
      closeLabel={copy.close}
      closeHref={back}
      onClose={leave}
    >
      <Alert text={error} className="mb-4" />
      <DetailRows rows={rows} />
      <Form
        method="post"
        action={`${path}/${submission.id}${search}`}
        preventScrollReset
        replace
        className="mt-6 flex flex-wrap gap-4"
      >
        <Button type="submit" name="intent" value="release" disabled={Boolean(intent)}>
          {intent === 'release' ? copy.releasing : copy.release}
        </Button>
        <SubmitButton
          name="intent"
          value="discard"
          variant="destructive"
          label={copy.discard}
          busy={intent === 'discard' && copy.discarding}
          disabled={Boolean(intent)}
        />
      </Form>
    </Dialog>
  )
}

function FileLink({ name, size, href }: { name: string; size: number; href: string }) {
  return (
    <>
      <a href={href} download className="text-link">
        {name}
      </a>{' '}
      <span className="whitespace-nowrap text-ink-muted">({formatFileSize(size)})</span>
      <span className="block text-small text-ink-muted">{copy.fileNote}</span>
    </>
  )
}
