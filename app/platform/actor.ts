export type Role = 'admin' | 'client_admin' | 'client_user'

/** Whoever makes the request, as the database described them when the request began. */
export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'user'
      userId: string
      sessionId: string
      email: string
      fullName: string
      role: Role
      clientId: string | null
      /** The zone in which they have chosen to read times. */
      timeZone?: string
      /** The account asks for a code after the password. */
      secondFactor?: true
      /** This session was opened with a passkey, which counts as two factors. */
      passkey?: true
      /** Staff who view the portal as a client user sees it; the gate does not let them change anything. */
      viewing?: true
    }

/** A signed-in user. */
export type User = Extract<Actor, { kind: 'user' }>

export const visitor: Actor = { kind: 'visitor' }
