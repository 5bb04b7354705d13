import { useState } from 'react'
import { useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { statusPanel } from '#content/status-panel.ts'
import { NoticeFields } from './notice-fields.tsx'
import type { NoticeAnswer, NoticeEntry } from './notice-form.ts'
import { adminStatusPath } from './status.ts'

const copy = statusPanel.new

type NewNoticePageProps = {
  id: string
  entry: NoticeEntry
  /** How many people are mailed. */
  readers: number
  answer: NoticeAnswer | undefined
}

/** The form for a new incident or for planned maintenance. */
export function NewNoticePage({ entry, readers, answer, ...props }: NewNoticePageProps) {
  const [id] = useState(props.id)
  const pending = useNavigation().formMethod === 'POST'
  return (
    <>
      <BackLink to={adminStatusPath}>{statusPanel.back}</BackLink>
      <h1 className="headline mt-2 text-section">{copy.title[entry.kind]}</h1>
      <p className="prose-measure mt-2 mb-8 text-ink-muted">{copy.hint(readers)}</p>
      <Form
        key={answer?.key}
        method="post"
        action={`${adminStatusPath}/new?kind=${entry.kind}`}
        preventScrollReset
        aria-busy={pending}
        className="grid max-w-4xl grid-cols-1 items-start gap-5 sm:grid-cols-2"
      >
        <Kept name={`notice ${entry.kind}`} />
        <input type="hidden" name="id" value={id} />
        <Alert text={answer?.errors['']} boxed className="sm:col-span-2" />
        <NoticeFields entry={answer?.entry ?? entry} errors={answer?.errors ?? {}} />
        <Button type="submit" disabled={pending} className="mt-2 sm:justify-self-start sm:px-8">
          {pending ? copy.submitting : copy.submit}
        </Button>
      </Form>
    </>
  )
}
