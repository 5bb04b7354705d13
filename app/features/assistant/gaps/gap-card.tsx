import { Link } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { gapReport as copy } from '#content/assistant-reports.ts'
import { conversationsPath } from '../admin/admin-conversation-list-query.ts'
import { type PageChoice, staffAnswersPath } from '../staff-answers/staff-answer.ts'
import { type Gap, type GapDays, gapsPath } from './gap.ts'

type GapCardProps = {
  gap: Gap
  days: GapDays
  pages: readonly PageChoice[]
  isBusy: boolean
  error: string | undefined
}

/** One group of questions: what was asked, how often, what was offered, and what staff can do. */
export function GapCard({ gap, days, pages, isBusy, error }: GapCardProps) {
  const [question = '', ...others] = gap.examples
  const named = (action: string) => copy.about(action, question)
  const offered = gap.pages.map(({ path }) => path)
  const options = [...pages].sort(
    (a, b) => Number(offered.includes(b.path)) - Number(offered.includes(a.path)),
  )
  return (
    <article aria-labelledby={`gap-${gap.key}`} className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
      <div className="min-w-0">
        <h2 id={`gap-${gap.key}`} className="headline text-heading wrap-anywhere">
          {question}
        </h2>
        <p className="mt-2 flex flex-wrap gap-x-4 text-small text-ink-muted">
          <span className="font-medium text-ink">{copy.asked(gap.count)}</span>
          <span>
            {copy.last} <Moment at={gap.last} look="time" />
          </span>
          <span>
            {copy.languagesLabel} {gap.languages.map((one) => copy.languages[one]).join(', ')}
          </span>
        </p>
        {gap.isBack && <p className="mt-2 text-small font-medium text-vermilion">{copy.back}</p>}
        {others.length > 0 && (
          <>
            <p className="mt-3 text-small text-ink-muted">{copy.examples}</p>
            <ul className="mt-1 list-disc ps-5">
              {others.map((text) => (
                <li key={text} className="wrap-anywhere">
                  {text}
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small">
          {gap.pages.length > 0 && <span className="text-ink-muted">{copy.offered}</span>}
          {gap.pages.map(({ path, title }) => (
            <a key={path} href={path} className="text-link wrap-anywhere">
              {title}
            </a>
          ))}
          <Link
            to={`${conversationsPath}/${gap.conversationId}`}
            aria-label={copy.conversationOf(question)}
            className="text-link"
          >
            {copy.conversation}
          </Link>
        </p>
      </div>
      <div className="grid content-start gap-4">
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            to={`${staffAnswersPath}/new?gap=${gap.key}`}
            size="small"
            aria-label={named(copy.answer)}
          >
            {copy.answer}
          </ButtonLink>
          <ButtonLink
            to={`/lead_admin/insights/new?gap=${gap.key}`}
            size="small"
            variant="secondary"
            aria-label={named(copy.article)}
          >
            {copy.article}
          </ButtonLink>
        </div>
        <Form
          method="post"
          action={`${gapsPath}?days=${days}`}
          preventScrollReset
          replace
          className="grid gap-3"
        >
          <input type="hidden" name="gap" value={gap.key} />
          <Field id={`page-${gap.key}`} label={copy.page} error={error} autoFocus={Boolean(error)}>
            <Select
              name="path"
              placeholder={copy.choose}
              options={options.map(({ path, title }) => ({ value: path, label: title }))}
            />
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              name="intent"
              value="page"
              size="small"
              variant="secondary"
              disabled={isBusy}
              aria-label={named(copy.usePage)}
            >
              {isBusy ? copy.saving : copy.usePage}
            </Button>
            <Button
              type="submit"
              name="intent"
              value="dismiss"
              size="small"
              variant="secondary"
              disabled={isBusy}
              aria-label={named(copy.dismiss)}
            >
              {copy.dismiss}
            </Button>
          </div>
        </Form>
      </div>
    </article>
  )
}
