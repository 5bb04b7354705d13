import { useNavigation } from 'react-router'
import { canReadPage } from '#app/platform/still-signed-in.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { useReadAgain } from '#app/ui/use-read-again.ts'
import { issuePage as copy } from '#content/admin-newsletter.ts'
import type { Issue } from './issue.ts'

const secondsBetweenReads = 2

/** The progress of sending, and the button that stops it. */
export function IssueProgress({ issue }: { issue: Issue }) {
  const { state, total, sent, failed, skipped, per_minute } = issue
  const pending = useNavigation().formMethod === 'POST'
  const isSending = state === 'sending'
  useReadAgain(isSending ? secondsBetweenReads : null, canReadPage)
  const done = sent + failed + skipped
  const figures = { total, sent, failed, skipped, rate: per_minute }
  const names = ['total', 'sent', 'failed', 'skipped', 'rate'] as const
  return (
    <section aria-label={copy.progress} className="content-start">
      <Progress
        label={copy.progress}
        value={total === 0 ? 1 : done / total}
        text={copy.progressText(done, total)}
      />
      <dl className="mt-6 grid grid-cols-2 border-t border-ink sm:grid-cols-5 lg:grid-cols-2">
        {names.map((name) => (
          <div key={name} className="border-b border-line py-3 pe-4">
            <dt className="label text-ink-muted">{copy.figures[name]}</dt>
            <dd className="font-mono text-lead">{figures[name].toLocaleString('en-CA')}</dd>
          </div>
        ))}
      </dl>
      {state !== 'sent' && (
        <Form method="post" preventScrollReset className="mt-6 flex flex-wrap gap-3">
          <Button
            type="submit"
            name="intent"
            value={isSending ? 'stop' : 'resume'}
            variant={isSending ? 'destructive' : 'primary'}
            disabled={pending}
          >
            {isSending ? copy.stop : copy.resume}
          </Button>
        </Form>
      )}
    </section>
  )
}
