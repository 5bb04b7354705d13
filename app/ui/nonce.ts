import { createContext, useContext } from 'react'

/** The request's script nonce. Browsers hide it after parsing, so the client knows none. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
