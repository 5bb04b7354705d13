import { createContext } from 'react-router'
import type { Actor } from './actor.ts'
import type { App } from './app.server.ts'
import type { Dependencies } from './page-cache.server.ts'

/** What the process hands to every request: database, jobs, mail, clock, log. */
export const appContext = createContext<App>()

export type RequestInfo = {
  id: string
  /** Content-Security-Policy nonce of this response; a page that is kept allows its scripts by hash. */
  nonce: string | undefined
  now: Date
}
export const requestContext = createContext<RequestInfo>()

/** What the page that is being made changes with; read only when the page is kept. */
export const pageDependenciesContext = createContext<Dependencies>({
  tags: new Set(),
  expires: new Date(8.64e15),
})

export const actorContext = createContext<Actor>()
