import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { ButtonLink, SubmitButton } from '#app/ui/button.tsx'
import { type DetailRow, DetailRows } from '#app/ui/detail-rows.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { PanelSection } from '#app/ui/panel-section.tsx'
import { RemovalDialog } from '#app/ui/removal-dialog.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { statusCopy } from '#content/status.ts'
import { statusPanel } from '#content/status-panel.ts'
import { NoticeBadge } from './notice-badge.tsx'
import { NoticeFields } from './notice-fields.tsx'
import { momentIn, type NoticeAnswer, type NoticeEntry } from './notice-form.ts'
import { adminStatusPath, type PostedNotice, parts, statusPath } from './status.ts'

const copy = statusPanel.page

type AdminNoticePageProps = {
  notice: PostedNotice
  answer: NoticeAnswer | undefined
  /** How many people are mailed. */
  readers: number
  /** Whether the question is open that comes before it is removed. */
  isRemoving: boolean
}

/** The staff's page of one notice: what was said, and the form for the next update. */
export function AdminNoticePage({ notice, readers, answer, isRemoving }: AdminNoticePageProps) {
  const here = `${adminStatusPath}/${notice.id}`
  const affected = parts.flatMap((part) => {
    const severity = notice.affected[part]
    return severity ? [`${statusCopy.parts[part]}: ${statusCopy.severities[severity]}`] : []
  })
  const rows: DetailRow[] = [
    [copy.kind, statusCopy.kinds[notice.kind]],
    [copy.affects, affected.join('\n')],
    [copy.begins, <Moment key="begins" at={notice.starts_at} look="time" />],
    ...row(copy.ends, notice.ends_at),
    ...row(copy.closed, notice.closed_at),
  ]
  return (
    <article>
      <BackLink to={adminStatusPath}>{statusPanel.back}</BackLink>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span role="status">
          <NoticeBadge status={notice.status} />
        </span>
        <a href={statusPath} className="text-link inline-flex min-h-9 items-center text-small">
          {statusPanel.publicPage}
        </a>
      </div>
      <h1 className="headline mt-3 text-section wrap-anywhere">{notice.title}</h1>
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid content-start gap-10">
          <PanelSection title={copy.update}>
            <p className="prose-measure mb-4 text-small text-ink-muted">
              {copy.updateHint(readers)}
            </p>
            <UpdateForm key={answer?.key ?? notice.updated_at} {...{ notice, answer, here }} />
          </PanelSection>
          <PanelSection title={copy.updates}>
            <ol className="border-t border-ink">
              {notice.updates.map(({ id, status, text, created_at }) => (
                <li key={id} className="border-b border-line py-4">
                  <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-muted">
                    <NoticeBadge status={status} />
                    <Moment at={created_at} look="time" />
                  </p>
                  <p className="prose-measure mt-2 wrap-anywhere whitespace-pre-wrap">{text}</p>
                </li>
              ))}
            </ol>
          </PanelSection>
        </div>
        <div className="grid content-start gap-10">
          <PanelSection title={copy.details}>
            <DetailRows rows={rows} />
          </PanelSection>
          <PanelSection title={copy.remove}>
            <p className="mb-3 text-small text-ink-muted">{copy.removeHint}</p>
            <ButtonLink
              to={`${here}?remove=1`}
              variant="destructive"
              size="small"
              preventScrollReset
            >
              {copy.remove}
            </ButtonLink>
          </PanelSection>
        </div>
      </div>
      {isRemoving && (
        <RemovalDialog
          title={copy.removal.title}
          text={copy.removal.text(notice.title)}
          labels={copy.removal}
          back={here}
          form={{ action: here }}
          intent={{ name: 'intent', value: 'remove' }}
        >
          <input type="hidden" name="based" value={notice.updated_at} />
        </RemovalDialog>
      )}
    </article>
  )
}

const row = (name: string, at: string | null): DetailRow[] =>
  at ? [[name, <Moment key={name} at={at} look="time" />]] : []

type UpdateFormProps = Pick<AdminNoticePageProps, 'notice' | 'answer'> & { here: string }

function UpdateForm({ notice, answer, here }: UpdateFormProps) {
  const pending = useNavigation().formData?.get('intent') === 'update'
  const { kind, title, status, affected, starts_at, ends_at } = notice
  const entry: NoticeEntry = {
    ...{ kind, title, status, affected, text: '' },
    ...{ starts: momentIn(starts_at), ends: momentIn(ends_at) },
  }
  return (
    <Form
      method="post"
      action={here}
      preventScrollReset
      replace
      aria-busy={pending}
      className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2"
    >
      <Kept name="update" />
      <input type="hidden" name="based" value={notice.updated_at} />
      <Alert text={answer?.errors['']} boxed takesFocus className="sm:col-span-2" />
      <NoticeFields entry={answer?.entry ?? entry} errors={answer?.errors ?? {}} />
      <SubmitButton
        name="intent"
        value="update"
        className="mt-2 sm:justify-self-start sm:px-8"
        label={copy.submit}
        busy={pending && copy.submitting}
      />
    </Form>
  )
}
