import type { Breakers } from './breakers.server.ts'
import type { Config } from './config.server.ts'
import type { Database } from './db.server.ts'
import type { DiskSpace } from './disk-space.server.ts'
import type { Jobs } from './jobs.server.ts'
import type { Log } from './log.server.ts'
import type { MailReply, ReplyKind, ReplyOutcome } from './mail-reply.ts'
import type { Mailer } from './mailer.server.ts'
import type { PageCache } from './page-cache.server.ts'
import type { Signals } from './signals.server.ts'
import type { Storage } from './stored-files.server.ts'
import type { Workers } from './workers.server.ts'

/**
 * What the process creates once and passes to every request and job. Modules keep no state of their
 * own. A feature that needs a part declares it in its own folder, and its contribution creates it.
 */
export interface App extends Platform {}

/** What `App` has before the features add their parts. */
export interface Platform {
  config: Config
  db: Database
  jobs: Jobs
  mailer: Mailer
  /** What takes in answers to mails; the features contribute it. */
  replies: Partial<Record<ReplyKind, (reply: MailReply) => Promise<ReplyOutcome>>>
  storage: Storage
  /** Free space of the volume that holds the data directory. */
  space: DiskSpace
  /** Public pages kept in memory. */
  pages: PageCache
  /** Processes for slow tasks and for files from strangers; each starts only when it is needed. */
  workers: Workers
  /** Outside services that failed lately are not called for a while. */
  breakers: Breakers
  /** Messages between instances, for requests that wait for an event. */
  signals: Signals
  now: () => Date
  log: Log
  /** The key that signs links and short-lived cookies. */
  secret: string
}
