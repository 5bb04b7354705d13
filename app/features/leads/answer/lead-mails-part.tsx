import { beginningOf } from '#app/platform/clean-text.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { leadAnswer } from '#content/lead-answers.ts'
import { mailStates } from '#content/mails.ts'
import type { LeadMail } from './lead-answer.ts'

const copy = leadAnswer.mails
const tones = { queued: 'ochre', sent: 'verdigris', failed: 'vermilion', received: 'blue' } as const

type LeadMailsProps = { mails: LeadMail[]; heading: 'h2' | 'h3' }

/** The mails between staff and the sender of a lead, newest first. */
export function LeadMails({ mails, heading: Heading }: LeadMailsProps) {
  if (mails.length === 0) return null
  return (
    <section aria-labelledby="lead-mails" className="mt-8">
      <Heading id="lead-mails" className="headline text-heading">
        {copy.title}
      </Heading>
      <ol className="mt-3 border-t border-line">
        {mails.map((mail) => (
          <li key={mail.id} className="border-b border-line py-3">
            <Mail {...mail} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Mail({ state, subject, body, address, author_name, created_at, file_names }: LeadMail) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="label text-ink-muted wrap-anywhere">
          {author_name ? `${author_name} ${copy.to(address)}` : copy.from(address)} ·{' '}
          <Moment at={created_at} look="time" />
        </p>
        <StatusBadge tone={tones[state] ?? 'ink'}>{mailStates[state] ?? state}</StatusBadge>
      </div>
      <details className="mt-1">
        <summary className="text-link cursor-pointer font-medium wrap-anywhere">
          {subject || beginningOf(body.split('\n', 1)[0] ?? '', 120) || copy.noSubject}
        </summary>
        <p className="prose-measure mt-2 whitespace-pre-wrap wrap-anywhere">{body}</p>
      </details>
      {file_names.length > 0 && (
        <p className="mt-1 text-small wrap-anywhere text-ink-muted">{copy.files(file_names)}</p>
      )}
    </>
  )
}
