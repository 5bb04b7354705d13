import type { Role } from '#app/platform/actor.ts'

/** Who is signed in, as the server saw it when it made the page. */
export type AuthState = {
  user: { id: string; email: string } | null
  session: { id: string } | null
  profile: {
    user_id: string
    email: string
    full_name: string
    role: Role
    client_id: string | null
  } | null
}

export const signedOut: AuthState = { user: null, session: null, profile: null }
