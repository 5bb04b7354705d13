export const notificationsPerPage = 30

/** Where a page begins. Unread ones stand before all that were read. */
export type NotificationCursor = { unread: boolean; value: string; id: string }

export type NotificationListQuery = { after?: NotificationCursor; before?: NotificationCursor }

/** Reads the page from the URL; what is not understood is the first page. */
export function readNotificationListQuery(params: URLSearchParams): NotificationListQuery {
  return { after: readCursor(params.get('after')), before: readCursor(params.get('before')) }
}

/** A cursor as it stands in the URL. */
export function writeNotificationCursor({ unread, value, id }: NotificationCursor): string {
  return `${id}~${unread ? 'u' : 'r'}~${value}`
}

function readCursor(text: string | null): NotificationCursor | undefined {
  const [id = '', state = '', value = ''] = text?.split('~') ?? []
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
  if (!isId || !/^[ur]$/.test(state) || !isInstant(value)) return undefined
  return { unread: state === 'u', value, id }
}

function isInstant(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}\+00$/.test(text) || text.startsWith('0000'))
    return false
  const date = new Date(text.replace(' ', 'T').replace('+00', 'Z'))
  // JavaScript reads February 30 as March 1; PostgreSQL refuses it.
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text.slice(0, 10)
}
