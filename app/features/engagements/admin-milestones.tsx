import { Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { listDate } from '#app/ui/format-date.ts'
import { ArrowDown, ArrowUp } from '#app/ui/icons.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { engagementPage, projectPage } from '#content/engagements.ts'
import { CommentsLink } from './comments-link.tsx'
import { type Milestone, projectPartPath } from './engagement.ts'

const { milestones: copy } = engagementPage

type AdminMilestonesProps = { milestones: readonly Milestone[]; action: string }

/** The milestones for staff, with buttons to complete, reorder and remove them. */
export function AdminMilestones({ milestones, action }: AdminMilestonesProps) {
  if (milestones.length === 0) return <p className="text-ink-muted">{copy.empty}</p>
  return (
    <ol className="border-t border-ink">
      {milestones.map((milestone, index) => (
        <MilestoneRow
          key={milestone.id}
          milestone={milestone}
          action={action}
          isFirst={index === 0}
          isLast={index === milestones.length - 1}
        />
      ))}
    </ol>
  )
}

type MilestoneRowProps = {
  milestone: Milestone
  action: string
  isFirst: boolean
  isLast: boolean
}

function MilestoneRow({ milestone, action, isFirst, isLast }: MilestoneRowProps) {
  const times = useTimes()
  const { id, title, due_on, done_at } = milestone
  const pending = useNavigation().formData?.get('milestone') === id
  const { timeline } = projectPage
  // aria-disabled instead of disabled, so that the keyboard focus stays on the button.
  const move = (intent: string, label: string, isEnd: boolean, Icon: typeof ArrowUp) => (
    <Button
      type="submit"
      name="intent"
      value={intent}
      variant="ghost"
      size="small"
      aria-label={label}
      aria-disabled={isEnd || pending || undefined}
      onClick={(event) => {
        if (isEnd || pending) event.preventDefault()
      }}
    >
      <Icon aria-hidden="true" size={16} />
    </Button>
  )
  return (
    <li
      aria-busy={pending}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3"
    >
      <div className="min-w-0 grow basis-56">
        <p className="wrap-anywhere">{title}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4">
          {done_at ? (
            <StatusBadge tone="verdigris">{timeline.done(times.date(done_at))}</StatusBadge>
          ) : (
            <span className="label text-ink-muted">
              {due_on ? timeline.due(listDate(due_on)) : timeline.undated}
            </span>
          )}
          <CommentsLink
            to={projectPartPath(action, 'milestone', id)}
            title={title}
            comments={milestone.comments}
          />
        </p>
      </div>
      <Form
        method="post"
        action={action}
        preventScrollReset
        replace
        className="flex flex-wrap items-center gap-1"
      >
        <input type="hidden" name="milestone" value={id} />
        <Button
          type="submit"
          name="intent"
          value={done_at ? 'milestone.reopen' : 'milestone.done'}
          variant="secondary"
          size="small"
          aria-disabled={pending || undefined}
          onClick={(event) => {
            if (pending) event.preventDefault()
          }}
          aria-label={done_at ? copy.reopenOf(title) : copy.doneOf(title)}
        >
          {done_at ? copy.reopen : copy.done}
        </Button>
        {move('milestone.up', copy.upOf(title), isFirst, ArrowUp)}
        {move('milestone.down', copy.downOf(title), isLast, ArrowDown)}
        <Link
          to={`?remove=${id}`}
          preventScrollReset
          aria-label={copy.removeOf(title)}
          className="inline-flex min-h-9 items-center px-2 text-small text-vermilion underline-offset-4 hover:underline"
        >
          {copy.remove}
        </Link>
      </Form>
    </li>
  )
}
