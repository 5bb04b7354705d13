import { Link, useFetcher } from 'react-router'
import { SubmitButton } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { notificationsPage as copy } from '#content/notifications.ts'
import type { Notification } from './notification.ts'
import { notificationList } from './notification-list-query.ts'

type NotificationLineProps = {
  notification: Notification
  action: string
  pending: boolean
  readOnly: boolean
}

/** One notification, with the button that marks it as read. */
export function NotificationLine({
  notification,
  action,
  pending,
  readOnly,
}: NotificationLineProps) {
  const { id, title, url, read_at, created_at } = notification
  const fetcher = useFetcher({ key: `read ${id}` })
  const isUnread = read_at === null
  return (
    <>
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {isUnread && <StatusBadge tone="vermilion">{copy.newMark}</StatusBadge>}
          <Link
            to={url}
            className={`text-link min-w-0 wrap-anywhere ${isUnread ? 'font-medium' : ''}`}
            onClick={() => {
              // Opening it is reading it.
              if (isUnread && !readOnly)
                fetcher.submit(
                  { notification: id, quiet: '1' },
                  { method: 'post', action: notificationList.path },
                )
            }}
          >
            {title}
          </Link>
        </p>
        <p className="label mt-1 text-ink-muted">
          <Moment at={created_at} look="time" />
        </p>
      </div>
      {isUnread && !readOnly && (
        <Form method="post" action={action} preventScrollReset replace>
          <SubmitButton
            name="notification"
            value={id}
            variant="ghost"
            size="small"
            aria-label={copy.markOneOf(title)}
            label={copy.markOne}
            busy={pending && copy.marking}
          />
        </Form>
      )}
    </>
  )
}
