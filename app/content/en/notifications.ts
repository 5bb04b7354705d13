import { found } from './found.ts'

/** The portal's list of notifications. */
export const notificationsPage = {
  title: 'Notifications',
  caption: 'Notifications',
  found: found('notification', 'notifications'),
  newMark: 'New',
  markOne: 'Mark as read',
  markOneOf: (title: string) => `Mark "${title}" as read`,
  markAll: 'Mark all as read',
  marking: 'Marking...',
  marked: (count: number) =>
    count === 0
      ? 'All notifications were already read'
      : `${count === 1 ? 'One notification' : `${count.toLocaleString('en-CA')} notifications`} marked as read`,
  empty: 'No notifications yet.',
  emptyHint:
    'A notification appears here when there is news about your projects, documents, requests, decisions, comments, tickets or invoices.',
  emptyAction: 'Go to your projects',
  pages: 'Pages of notifications',
  failure: 'Error loading notifications. Please try again.',
} as const
