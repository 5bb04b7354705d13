import type { App, Platform } from './app.server.ts'
import type { MailReply, ReplyKind, ReplyOutcome } from './mail-reply.ts'

/** What a feature adds to the running product besides its pages. `server/contributions.ts` lists them all. */
export type Contribution = {
  /**
   * Creates the parts of `App` that the feature declares. Runs before everything else of the feature
   * and reads no data.
   */
  parts?: (platform: Platform) => Partial<App>
  /** The handlers of the feature's queues, by queue name. A handler that throws has its job tried again. */
  jobs?: Record<string, (app: App, data: unknown, job: { id: string }) => Promise<unknown>>
  /** Those of the queues whose jobs wait for a mail server. */
  patientQueues?: string[]
  /**
   * Takes in the answers to the feature's mails, by the kind of record that a mail was about: in one
   * transaction, and only once for a `mailId`. A handler that throws gets the answer again.
   */
  replies?: Partial<Record<ReplyKind, (app: App, reply: MailReply) => Promise<ReplyOutcome>>>
  /** Runs at each start before the product serves requests, one feature after the other. */
  prepare?: (app: App) => Promise<unknown>
  /**
   * Adds the sample records of a new installation; records that exist are not changed. A start that was
   * interrupted is followed by one that runs it again, and several instances may run it at the same time.
   */
  samples?: (app: App, sampleClient: SampleClient | null) => Promise<unknown>
  /** Runs every ten minutes; several instances may run it at the same time. */
  housekeeping?: ((app: App) => Promise<unknown>)[]
  /**
   * Starts work that runs beside the requests; returns a function that stops it, before the database is
   * closed.
   */
  start?: (app: App) => () => Promise<void> | void
}

/** The sample client's administrator, until the client has all its samples. */
export type SampleClient = { email: string }
