import { createContext } from 'react-router'
import type { Actor } from './actor.ts'
import type { App } from './app.server.ts'
import type { Dependencies } from './page-cache.server.ts'

/** What the process passes to every request: database, jobs, mail, clock, log. */
export const appContext = createContext<App>()

export type RequestInfo = {
  id: string
  /** Content-Security-Policy nonce of this response; a cached page allows its scripts by hash instead. */
  nonce: string | undefined
  now: Date
}
export const requestContext = createContext<RequestInfo>()

/** The data on which the page being rendered depends; null when the page is not cached. */
export const pageDependenciesContext = createContext<Dependencies | null>(null)

export const actorContext = createContext<Actor>()
