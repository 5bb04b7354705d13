import type { Actor } from '#app/platform/actor.ts'
import type { AuthState } from './auth-state.ts'

// Other pages are the same for everybody and kept in memory, so they must not say who is signed in.
const signedInAreas = /^\/(auth|admin|lead_admin|dashboard)(\/|$)/

/** Who is signed in, for the pages where that matters; null on public pages. */
export function authStateOf(actor: Actor, pathname: string): AuthState | null {
  if (!signedInAreas.test(pathname)) return null
  if (actor.kind === 'visitor') return { user: null, session: null, profile: null }
  const { userId, sessionId, email, fullName, role, clientId } = actor
  return {
    user: { id: userId, email },
    session: { id: sessionId },
    profile: { user_id: userId, email, full_name: fullName, role, client_id: clientId },
  }
}
