import { useNavigation } from 'react-router'
import { ListPage } from '#app/lists/list-page.tsx'
import type { ListRows } from '#app/lists/read-list.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { notificationsPage as copy } from '#content/notifications.ts'
import type { Notification } from './notification.ts'
import { NotificationLine } from './notification-line.tsx'
import { type NotificationListQuery, notificationList } from './notification-list-query.ts'

type NotificationListProps = ListRows<Notification> & {
  query: NotificationListQuery
  search: string
  /** Staff who view the portal mark nothing as read. */
  readOnly: boolean
}

/** The notifications of a person: the unread first. */
export function NotificationList({ readOnly, search, ...page }: NotificationListProps) {
  const pending = useNavigation().formData?.get('notification')
  const hasUnread = page.rows.some(({ read_at }) => read_at === null)
  const action = notificationList.path + search
  return (
    <ListPage
      {...page}
      list={notificationList}
      copy={copy}
      as={{
        item: (one) => (
          <NotificationLine
            notification={one}
            action={action}
            pending={pending === one.id || pending === 'all'}
            readOnly={readOnly}
          />
        ),
        itemsClass: 'border-t border-ink',
        itemClass: 'flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-4',
      }}
      create={
        hasUnread && !readOnly ? <MarkAll action={action} pending={pending === 'all'} /> : undefined
      }
      emptyAction={
        <ButtonLink to="/dashboard" variant="secondary">
          {copy.emptyAction}
        </ButtonLink>
      }
    />
  )
}

function MarkAll({ action, pending }: { action: string; pending: boolean }) {
  return (
    <Form method="post" action={action} preventScrollReset replace>
      <Button type="submit" name="notification" value="all" variant="secondary" disabled={pending}>
        {pending ? copy.marking : copy.markAll}
      </Button>
    </Form>
  )
}
