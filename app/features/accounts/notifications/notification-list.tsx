import { Link, useFetcher, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Form } from '#app/ui/form.tsx'
import { dateTime } from '#app/ui/format-date.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { notificationsPage as words } from '#content/notifications.ts'
import type { Notification } from './notification.ts'

const path = '/dashboard/notifications'

type NotificationListProps = {
  notifications: Notification[]
  previous: string | null
  next: string | null
  /** Staff who look on mark nothing. */
  readOnly: boolean
  search: string
}

/** What a person was told: the unread first. */
export function NotificationList(props: NotificationListProps) {
  const { notifications, previous, next, readOnly, search } = props
  const pending = useNavigation().formData?.get('notification')
  const hasUnread = notifications.some(({ read_at }) => read_at === null)
  const href = (name: string, cursor: string | null) =>
    cursor && `${path}?${new URLSearchParams({ [name]: cursor })}`
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="headline text-section">{words.title}</h1>
        {hasUnread && !readOnly && (
          <Form method="post" action={path + search} preventScrollReset replace>
            <Button
              type="submit"
              name="notification"
              value="all"
              variant="secondary"
              disabled={pending === 'all'}
            >
              {pending === 'all' ? words.marking : words.markAll}
            </Button>
          </Form>
        )}
      </div>
      {notifications.length === 0 ? (
        <EmptyState
          text={words.empty}
          hint={words.emptyHint}
          action={
            <ButtonLink to="/dashboard" variant="secondary">
              {words.emptyAction}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="border-t border-ink">
          {notifications.map((one) => (
            <NotificationLine
              key={one.id}
              notification={one}
              action={path + search}
              pending={pending === one.id || pending === 'all'}
              readOnly={readOnly}
            />
          ))}
        </ul>
      )}
      {(previous || next) && (
        <Pagination
          label={words.pages}
          previous={{ label: words.previous, href: href('before', previous) }}
          next={{ label: words.next, href: href('after', next) }}
        />
      )}
    </>
  )
}

type NotificationLineProps = {
  notification: Notification
  action: string
  pending: boolean
  readOnly: boolean
}

function NotificationLine({ notification, action, pending, readOnly }: NotificationLineProps) {
  const { id, title, url, read_at, created_at } = notification
  const fetcher = useFetcher({ key: `read ${id}` })
  const isUnread = read_at === null
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-4">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {isUnread && <StatusBadge tone="vermilion">{words.newMark}</StatusBadge>}
          <Link
            to={url}
            className={`text-link min-w-0 wrap-anywhere ${isUnread ? 'font-medium' : ''}`}
            onClick={() => {
              // Opening it is reading it.
              if (isUnread && !readOnly)
                fetcher.submit({ notification: id, quiet: '1' }, { method: 'post', action: path })
            }}
          >
            {title}
          </Link>
        </p>
        <p className="label mt-1 text-ink-muted">
          <time dateTime={created_at}>{dateTime(created_at)}</time>
        </p>
      </div>
      {isUnread && !readOnly && (
        <Form method="post" action={action} preventScrollReset replace>
          <Button
            type="submit"
            name="notification"
            value={id}
            variant="ghost"
            size="small"
            disabled={pending}
            aria-label={words.markOneOf(title)}
          >
            {pending ? words.marking : words.markOne}
          </Button>
        </Form>
      )}
    </li>
  )
}
