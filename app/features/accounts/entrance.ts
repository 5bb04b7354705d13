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

/** What the entrance answers to a form that was not accepted. */
export type AuthAnswer = {
  intent: EntranceTab | 'join'
  result: SubmissionResult<string[]> | null
  failure: { id: string; message: string } | null
}

/** An address of the entrance that keeps what the visitor came with. */
export function entrancePath(search: string, tab: EntranceTab): string {
  const kept = new URLSearchParams()
  const given = new URLSearchParams(search)
  for (const name of ['email', 'invitation', 'next']) {
    const value = given.get(name)
    if (value) kept.set(name, value)
  }
  kept.set('tab', tab)
  return `/auth?${kept}`
}
