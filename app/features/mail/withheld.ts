import { withheldMails as words } from '#content/mails.ts'
import type { Place } from './visitor-mail-limits.ts'

/** A mail that was not sent, and the limit that kept it back. */
export type Withheld = { kind: string; withheld: Place }

/** What was not sent about a record, and why, a line each; null when everything was. */
export function sayWithheld(mails: readonly Withheld[]): string | null {
  const lines = mails.map(
    ({ kind, withheld }) => `${words.kinds[kind] ?? kind}: ${words.limits[withheld]}`,
  )
  return lines.length > 0 ? lines.join('\n') : null
}
