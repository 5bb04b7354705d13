import { mailNames, unnamedMail } from '#content/mail-names.ts'
import type { MailKind } from './mail-kinds.ts'

/** Besides every kind that is queued: issues of the newsletter, and a kind that only older mails have. */
type Named = MailKind | 'newsletter.issue' | 'document.replaced'

// A kind of mail without a name does not compile.
const names: Record<Named, string> = mailNames

/** What staff read of a mail, by its kind. */
export const mailName = (kind: string | null): string =>
  kind !== null && Object.hasOwn(names, kind) ? names[kind as Named] : unnamedMail
