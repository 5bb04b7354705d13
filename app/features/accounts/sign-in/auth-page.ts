import type { SubmissionResult } from '@conform-to/react'

/** An invitation as the sign-in page shows it. */
export type ShownInvitation = {
  email: string
  company: string
  /** As it is read: 'client user'. */
  role: string
  /** It came with the token of its mail, so the address counts as confirmed. */
  confirmed: boolean
}

export type AuthPageTab = 'sign-in' | 'sign-up'

/** What somebody finds at /auth. */
export type AuthPage =
  /** Signed in already, and led on. */
  | { kind: 'enter'; to: string }
  /** Signed in, with no client; or with another address than the invitation's. */
  | {
      kind: 'waiting'
      invitation: ShownInvitation | null
      otherAccount: string | null
    }
  | {
      kind: 'form'
      tab: AuthPageTab
      email: string
      invitation: ShownInvitation | null
      /** A link was followed that opens nothing any more. */
      invalid: boolean
    }

/** What was done before somebody came to the sign-in page; it stays on the page. */
export const authPageNotes = ['sign-up', 'joined', 'verified', 'resend', 'forgot', 'reset'] as const
export type AuthPageNote = (typeof authPageNotes)[number]

/** What the sign-in page answers to a form that was not accepted. */
export type AuthAnswer = {
  intent: AuthPageTab | 'join'
  result: SubmissionResult<string[]> | null
  failure: { id: string; message: string } | null
}

/**
 * An address of the sign-in page that keeps what the visitor came with.
 * @param done what the page is to say, in its address so that it stays when the page is loaded anew
 */
export function authPagePath(search: string, tab: AuthPageTab, done?: AuthPageNote): string {
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
export function readAuthPageNote(search: string): AuthPageNote | undefined {
  const done = new URLSearchParams(search).get('done')
  return authPageNotes.find((one) => one === done)
}
