import type { SubmissionResult } from '@conform-to/react'
import type { ShownInvitation } from '../invitations/invitation.ts'

export type AuthPageTab = 'sign-in' | 'sign-up'

/** What /auth shows. */
export type AuthPage =
  /** Signed in already: go there. */
  | { kind: 'enter'; to: string }
  /** Signed in without a client, or with another address than the invitation's. */
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
      /** The link is no longer valid. */
      invalid: boolean
    }

/** The step that led to the sign-in page; its result stays on the page. */
export const authPageNotes = ['sign-up', 'joined', 'verified', 'resend', 'forgot', 'reset'] as const
export type AuthPageNote = (typeof authPageNotes)[number]

/** The answer to a form that was not accepted. */
export type AuthAnswer = {
  intent: AuthPageTab | 'join'
  result: SubmissionResult<string[]> | null
  failure: { id: string; message: string } | null
}

/**
 * An address of the sign-in page that keeps what the visitor came with.
 * @param done the result to show; it is in the address so that it stays when the page is reloaded
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

/** The e-mail address that was typed on another page, from the query string. */
export function typedAddress(search: string): string {
  return new URLSearchParams(search).get('email')?.trim().slice(0, 255) ?? ''
}

/** The query string with a typed e-mail address; empty without one. */
export function addressQuery(email: string): string {
  return email.trim() === '' ? '' : `?${new URLSearchParams({ email: email.trim() })}`
}

/** The step that the page's address names, if it is a known one. */
export function readAuthPageNote(search: string): AuthPageNote | undefined {
  const done = new URLSearchParams(search).get('done')
  return authPageNotes.find((one) => one === done)
}
