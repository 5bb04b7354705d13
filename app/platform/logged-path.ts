import { decodedPath } from './decoded-path.ts'

/**
 * A path as the log keeps it: without its query and without tokens. The links of a booking's mails have
 * the token in the path, because calendar programs remove queries.
 *
 * @param path as it was requested, encoded or not
 */
export function loggedPath(path: string): string {
  return decodedPath(path.split('?')[0] ?? '')
    .replace(/^(\/+booking\/+)[^/]+/i, '$1…')
    .replace(/[\w-]{40,}/g, '…')
}
