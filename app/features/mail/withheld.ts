import { withheldMails as copy } from '#content/mails.ts'
import type { Place } from './visitor-mail-limits.ts'

/** A mail that was not sent, and the limit that was reached. */
export type Withheld = { kind: string; withheld: Place }

/**
 * The mails about a record that were not sent, one line each with the reason; null when all were
 * sent.
 */
export function sayWithheld(mails: readonly Withheld[]): string | null {
  const lines = mails.map(
    ({ kind, withheld }) => `${copy.kinds[kind] ?? kind}: ${copy.limits[withheld]}`,
  )
  return lines.length > 0 ? lines.join('\n') : null
}
