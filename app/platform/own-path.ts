/**
 * A path of this site from an untrusted value, or the fallback. Refused are `//host`, schemes,
 * backslashes, and addresses that answer with data instead of a page.
 */
export function ownPath(value: string | null | undefined, fallback: string): string {
  if (!value?.startsWith('/') || /^\/[/\\]/.test(value) || /[\\\p{Cc}]/u.test(value))
    return fallback
  if (/^[^?#]*\.data(?:[?#]|$)/.test(value)) return fallback
  return value
}
