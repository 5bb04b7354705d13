import type { LeadLanguage } from '../lead-form.ts'

/** The types of `/api/chat-mail`, which browser and server share. */

/** How often an address can be given in one conversation. */
export const mostAddresses = 5
export const addressLength = 255
/** So many addresses of one conversation want no mails at most; then nobody gets mails about it any more. */
export const mostStopped = 50

/** Whether an address gets no mails about a conversation. @param stopped those that want none, in small letters */
export const isStopped = (stopped: readonly string[] | null, address: string): boolean =>
  stopped !== null && (stopped.length >= mostStopped || stopped.includes(address.toLowerCase()))

/** Where staff's answers go when the visitor has left. */
export type MailConsent = {
  /** Null while no answer goes by mail. */
  email: string | null
  /** An address that the visitor has given in this conversation before; empty without one. */
  suggested: string
  /** Of the texts about it. */
  language: LeadLanguage
}

/** The body of `POST /api/chat-mail`. `end` takes the consent back. */
export type MailConsentPost = {
  conversationId: string
  sessionId: string
  language: LeadLanguage
  intent: 'agree' | 'end'
  email?: string
  consent?: boolean
}

/** The answer when nothing was stored. */
export type MailConsentRefusal = {
  error: string
  code: string
  fields?: Partial<Record<'email' | 'consent', string>>
}
