import { defineList, type ListQuery } from '#app/lists/list.ts'

export const notificationList = defineList({
  name: 'notification',
  path: '/dashboard/notifications',
  perPage: 30,
  // The unread ones first, and of these the newest.
  sorts: { unread: { usual: 'desc', types: ['boolean', 'timestamptz'] } },
  isSearchable: false,
})

export type NotificationListQuery = ListQuery<typeof notificationList>
