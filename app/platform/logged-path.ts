/**
 * A path as the log keeps it: without its query, and without what opens something. The links of a
 * booking's mails are paths, because calendars cut queries off.
 *
 * @param path as it was asked for, encoded or not
 */
export function loggedPath(path: string): string {
  return decoded(path.split('?')[0] ?? '')
    .replace(/^(\/+booking\/+)[^/]+/i, '$1…')
    .replace(/[\w-]{40,}/g, '…')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
