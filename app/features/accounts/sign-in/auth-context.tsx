import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useAuthOutside } from '#content/use-auth.ts'
import { type AuthState, signedOut } from './auth-state.ts'

export type Auth = AuthState & {
  /** Another page is being loaded, perhaps with another session. */
  loading: boolean
  isAdmin: boolean
  /** Staff always; others when they belong to a client. */
  hasClientAccess: boolean
}

const AuthContext = createContext<Auth | null>(null)

type AuthProviderProps = { state: AuthState | null; loading?: boolean; children: ReactNode }

/** Provides who is signed in, from the root loader. */
export function AuthProvider({ state, loading = false, children }: AuthProviderProps) {
  const value = useMemo(() => {
    const { user, session, profile } = state ?? signedOut
    const isAdmin = profile?.role === 'admin'
    const hasClientAccess = isAdmin || Boolean(profile?.client_id)
    return { user, session, profile, loading, isAdmin, hasClientAccess }
  }, [state, loading])
  return <AuthContext value={value}>{children}</AuthContext>
}

/**
 * Who is signed in. For what is shown only: the server decides what is allowed.
 * @throws Error outside an AuthProvider
 */
export function useAuth(): Auth {
  const value = useContext(AuthContext)
  if (!value) throw new Error(useAuthOutside)
  return value
}
