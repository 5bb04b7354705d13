import { createContext } from 'react-router'
import type { Actor } from './actor.ts'
import type { App } from './app.server.ts'

/** What the process hands to every request: database, jobs, mail, clock, log. */
export const appContext = createContext<App>()

export type RequestInfo = {
  id: string
  /** The client's address, after as many proxies as the operator trusts. */
  ip: string
  /** Content-Security-Policy nonce of this response. */
  nonce: string
  now: Date
}
export const requestContext = createContext<RequestInfo>()

export const actorContext = createContext<Actor>()
