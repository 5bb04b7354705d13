export type Role = 'admin' | 'client_admin' | 'client_user'

/** Whoever makes the request, as the database saw them when it began. */
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
      /** The account asks for a code after the password. */
      secondFactor?: true
      /** This session was opened with a passkey, which is two factors at once. */
      passkey?: true
      /** Staff who look at the portal as one of a client's people would; the gate lets them change nothing. */
      viewing?: true
    }

/** Somebody who is signed in. */
export type User = Extract<Actor, { kind: 'user' }>

export const visitor: Actor = { kind: 'visitor' }
