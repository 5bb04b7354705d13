import type { Breakers } from './breakers.server.ts'
import type { Config } from './config.server.ts'
import type { Database } from './db.server.ts'
import type { DiskSpace } from './disk-space.server.ts'
import type { Jobs } from './jobs.server.ts'
import type { Log } from './log.server.ts'
import type { Mailer } from './mailer.server.ts'
import type { PageCache } from './page-cache.server.ts'
import type { Signals } from './signals.server.ts'
import type { Storage } from './stored-files.server.ts'
import type { Workers } from './workers.server.ts'

/**
 * What the process builds once and hands to every request and job. No module keeps one of its own.
 * A feature that brings a part of its own declares it where it is made, and its contribution makes it.
 */
export interface App extends Platform {}

/** What `App` has before the features add their parts. */
export interface Platform {
  config: Config
  db: Database
  jobs: Jobs
  mailer: Mailer
  storage: Storage
  /** Of the volume with the data directory. */
  space: DiskSpace
  /** Public pages that are kept in memory. */
  pages: PageCache
  /** For work that would hold up every request, or reads what strangers made; none starts unless needed. */
  workers: Workers
  /** What outside did not answer lately is left alone for a while. */
  breakers: Breakers
  /** What instances tell each other, for those who wait for it. */
  signals: Signals
  now: () => Date
  log: Log
  /** Key for what this product signs itself: links and short-lived cookies. */
  secret: string
}
