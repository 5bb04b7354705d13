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
    }

export const visitor: Actor = { kind: 'visitor' }
