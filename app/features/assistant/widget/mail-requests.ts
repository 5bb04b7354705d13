import type {
  MailConsent,
  MailConsentPost,
  MailConsentRefusal,
} from '#app/features/assistant/by-mail/mail-consent.ts'
import { answersByMail } from '#content/answers-by-mail.ts'

const path = '/api/chat-mail'
const longest = 30_000

/** Stores where answers go by mail, or takes it back. @returns what is so then, or why it was refused */
export async function postMailConsent(
  body: MailConsentPost,
): Promise<MailConsent | MailConsentRefusal> {
  const { failed } = answersByMail[body.language].errors
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(longest),
  }).catch(() => null)
  const said = (await answer?.json().catch(() => null)) as MailConsent | MailConsentRefusal | null
  return said && answer && answer.status < 500 ? said : { error: failed, code: 'failed' }
}

type Asked = { conversationId: string; sessionId: string }

/** Where answers go by mail; null when that is not known. */
export async function fetchMailConsent(asked: Asked): Promise<MailConsent | null> {
  const answer = await fetch(`${path}?${new URLSearchParams(asked)}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(longest),
  }).catch(() => null)
  return answer?.ok ? ((await answer.json().catch(() => null)) as MailConsent | null) : null
}
