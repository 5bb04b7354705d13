import type { SubmissionResult } from '@conform-to/react'

/** An invitation as the entrance shows it. */
export type ShownInvitation = {
  email: string
  company: string
  /** As it is read: 'client user'. */
  role: string
  /** It came with the token of its mail, so the address counts as confirmed. */
  confirmed: boolean
}

export type EntranceTab = 'sign-in' | 'sign-up'

/** What somebody finds at /auth. */
export type Entrance =
  /** Signed in already, and led on. */
  | { kind: 'enter'; to: string }
  /** Signed in, with no client; or with another address than the invitation's. */
  | {
      kind: 'waiting'
      invitation: ShownInvitation | null
      otherAccount: string | null
    }
  | {
      kind: 'door'
      tab: EntranceTab
      email: string
      invitation: ShownInvitation | null
      /** A link was followed that opens nothing any more. */
      invalid: boolean
    }

/** What was done before somebody came to the entrance; it stays on the page. */
export const entranceNews = ['sign-up', 'joined', 'verified', 'resend', 'forgot', 'reset'] as const
export type EntranceNews = (typeof entranceNews)[number]

/** What the entrance answers to a form that was not accepted. */
export type AuthAnswer = {
  intent: EntranceTab | 'join'
  result: SubmissionResult<string[]> | null
  failure: { id: string; message: string } | null
}

/**
 * An address of the entrance that keeps what the visitor came with.
 * @param done what the page is to say, in its address so that it stays when the page is loaded anew
 */
export function entrancePath(search: string, tab: EntranceTab, done?: EntranceNews): string {
  const kept = new URLSearchParams()
  const given = new URLSearchParams(search)
  for (const name of ['email', 'invitation', 'next']) {
    const value = given.get(name)
    if (value) kept.set(name, value)
  }
  kept.set('tab', tab)
  if (done) kept.set('done', done)
  return `/auth?${kept}`
}

/** What was typed as an address elsewhere, from the query that carries it along. */
export function typedAddress(search: string): string {
  return new URLSearchParams(search).get('email')?.trim().slice(0, 255) ?? ''
}

/** The query that carries a typed address along; none for no address. */
export function addressQuery(email: string): string {
  return email.trim() === '' ? '' : `?${new URLSearchParams({ email: email.trim() })}`
}

/** What the page's address says was done, if it is one of ours. */
export function readNews(search: string): EntranceNews | undefined {
  const done = new URLSearchParams(search).get('done')
  return entranceNews.find((one) => one === done)
}
