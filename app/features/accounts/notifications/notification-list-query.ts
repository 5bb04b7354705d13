import { isUuid } from '#app/platform/identifier.ts'
import { isInstant } from '#app/platform/instant.ts'

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
  if (!isUuid(id) || !/^[ur]$/.test(state) || !isInstant(value)) return undefined
  return { unread: state === 'u', value, id }
}
