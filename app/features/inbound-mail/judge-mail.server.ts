import type { App } from '#app/platform/app.server.ts'
import type { IgnoredReason, QuarantineReason } from './inbound-mail.ts'
import type { ReadMail } from './read-mail.ts'
import { plainAddress, type ReplyToken, readReplyAddress } from './reply-address-service.server.ts'

export type Verdict =
  | { state: 'take'; token: ReplyToken; from: string }
  | { state: 'quarantined'; reason: QuarantineReason; token?: ReplyToken }
  | { state: 'ignored'; reason: IgnoredReason }

/**
 * Whether a mail is an answer to one of ours, by whom, and to what. Nothing that a person has written for
 * us is ignored; what may be by somebody else is quarantined.
 */
export function judgeMail(app: Pick<App, 'config' | 'secret' | 'now'>, mail: ReadMail): Verdict {
  if (isOwn(app, mail)) return { state: 'ignored', reason: 'own' }
  if (isBounce(mail)) return { state: 'ignored', reason: 'bounce' }
  if (isByProgram(mail)) return { state: 'ignored', reason: 'automatic' }
  const tokens = mail.to.flatMap((address) => readReplyAddress(app, address) ?? [])
  const [token] = tokens
  const quarantined = (reason: QuarantineReason): Verdict => ({
    state: 'quarantined',
    reason,
    token,
  })
  if (!token) {
    if (mayBeByProgram(mail)) return { state: 'ignored', reason: 'automatic' }
    return quarantined(mail.to.length > 0 ? 'changed_address' : 'no_address')
  }
  const [from] = mail.from
  // It cannot be put into one record, so it has none.
  if (new Set(tokens.map(({ kind, id }) => `${kind} ${id}`)).size > 1)
    return { state: 'quarantined', reason: 'several' }
  if (!from || mail.from.length > 1) return quarantined('no_sender')
  const theirs = tokens.find((one) => one.isAddressee(from))
  if (!theirs) return quarantined('other_sender')
  if (theirs.isExpired) return quarantined('expired')
  if (isRefuted(mail)) return quarantined('not_authentic')
  if (mayBeByProgram(mail)) return quarantined('automatic')
  if (mail.text === '' && mail.files.length === 0) return quarantined('empty')
  return { state: 'take', token: theirs, from }
}

function isOwn({ config }: Pick<App, 'config'>, { from }: ReadMail): boolean {
  const own = plainAddress(config.mailFrom.replace(/^.*<([^>]*)>$/, '$1'))
  const [name = '', domain = ''] = config.inbound?.address.split('@') ?? []
  return from.some(
    (one) =>
      one === own ||
      one === config.inbound?.address ||
      (one.startsWith(`${name}+`) && one.endsWith(`@${domain}`)),
  )
}

const isBounce = ({ bounce, signs, from }: ReadMail) =>
  bounce !== undefined ||
  signs['x-failed-recipients'] !== undefined ||
  from.some((one) => /^(mailer-daemon|postmaster)@/.test(one))

/** Programs that say what they are (RFC 3834, and what came before it); nobody answers them. */
function isByProgram({ signs }: ReadMail): boolean {
  const submitted = signs['auto-submitted'] ?? []
  return (
    submitted.some((one) => !/^no\b/i.test(one)) ||
    (signs['return-path'] ?? []).some((one) => /^<\s*>$/.test(one)) ||
    (signs.precedence ?? []).some((one) => /^auto_reply$/i.test(one)) ||
    ['x-autoreply', 'x-autorespond', 'x-auto-reply', 'x-vacation', 'x-loop'].some(
      (name) => signs[name as 'x-loop'] !== undefined,
    )
  )
}

const absence =
  /^(automatic reply|auto(matic)?[- ]?(reply|response)|out of (the )?office|réponse automatique|absen[ct]e? du bureau|abwesenheit|automatische antwort)/i

/** Signs that a person's mail can have too. */
const mayBeByProgram = ({ signs, subject }: ReadMail) =>
  (signs.precedence ?? []).some((one) => /^(bulk|junk|list)$/i.test(one)) ||
  signs['list-id'] !== undefined ||
  signs['x-auto-response-suppress'] !== undefined ||
  absence.test(subject)

/**
 * A server on the way has found that the sender is not who the mail says. Whoever writes such a header
 * into their own mail only has it quarantined.
 */
const isRefuted = ({ signs }: ReadMail) =>
  (signs['authentication-results'] ?? []).some((one) => /\bdmarc\s*=\s*fail\b/i.test(one))
