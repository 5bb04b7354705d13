import { access, constants, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { tidyAccounts } from '#app/features/accounts/housekeeping-service.server.ts'
import { hashRecoveryCodes } from '#app/features/accounts/second-factor/recovery-code-upgrade-service.server.ts'
import {
  ensureFirstAdmin,
  ensureSampleClient,
} from '#app/features/accounts/sign-in/sign-in-service.server.ts'
import { spokenExamples } from '#app/features/assistant/answering/subjects.ts'
import {
  conversationRetentionQueue,
  queueConversationRetention,
  removeExpiredConversations,
} from '#app/features/assistant/conversation/retention-service.server.ts'
import { createStreamPlaces } from '#app/features/assistant/conversation/stream-places.ts'
import { createKnowledge } from '#app/features/assistant/knowledge/knowledge-service.server.ts'
import { watchProvider } from '#app/features/assistant/provider/probe-service.server.ts'
import { forgetOldEvents } from '#app/features/audit/audit-retention-service.server.ts'
import {
  invoiceMailQueue,
  sendInvoiceMail,
} from '#app/features/billing/invoice-mail-service.server.ts'
import {
  invoiceScheduleQueue,
  queueInvoiceSchedule,
  runInvoiceSchedule,
} from '#app/features/billing/invoice-schedule-service.server.ts'
import { ensureSampleInvoices } from '#app/features/billing/sample-invoices-service.server.ts'
import { lapseQueue, releaseLapsedNow } from '#app/features/bookings/hold-service.server.ts'
import { reminderQueue, sendReminder } from '#app/features/bookings/reminder-service.server.ts'
import {
  queueRetention,
  removeExpiredApplications,
  retentionQueue,
} from '#app/features/careers/retention-service.server.ts'
import { demoSignIn } from '#app/features/demo/demo-service.server.ts'
import { ensureSampleDocuments } from '#app/features/documents/sample-documents-service.server.ts'
import { ensureSampleProjects } from '#app/features/engagements/sample-projects-service.server.ts'
import {
  fileQueue,
  removeQueuedFiles,
  sweepFiles,
} from '#app/features/files/file-service.server.ts'
import { tidyQuarantine } from '#app/features/inbox/inbox-service.server.ts'
import { addSampleInsights } from '#app/features/insights/sample-insights-service.server.ts'
import { tidyReceipts } from '#app/features/intake/intake-service.server.ts'
import { deliverMail, mailQueue, tidyMails } from '#app/features/mail/mail-service.server.ts'
import { tidyVisitorMails } from '#app/features/mail/visitor-mail-service.server.ts'
import {
  newsletterQueue,
  resumeStranded,
  sendWaiting,
} from '#app/features/newsletter/issue-sending-service.server.ts'
import { tidySubscriptions } from '#app/features/newsletter/subscription-service.server.ts'
import { indexSite } from '#app/features/search/search-service.server.ts'
import { addSampleShowcase } from '#app/features/showcase/sample-showcase-service.server.ts'
import { searchEntries } from '#app/features/site/search-entries.ts'
import { sitePassages } from '#app/features/site/site-passages.ts'
import { addSampleTickets } from '#app/features/tickets/sample-service.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { createBreakers } from '#app/platform/breakers.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import { createDatabase } from '#app/platform/db.server.ts'
import { createDiskSpace } from '#app/platform/disk-space.server.ts'
import { startEmbeddedPostgres } from '#app/platform/embedded-postgres.server.ts'
import { createJobs } from '#app/platform/jobs.server.ts'
import { createLog } from '#app/platform/log.server.ts'
import { createMailer } from '#app/platform/mailer.server.ts'
import { migrate } from '#app/platform/migrate.server.ts'
import { createPageCache } from '#app/platform/page-cache.server.ts'
import { hearInvalidations } from '#app/platform/page-dependencies.server.ts'
import { deleteExpiredHits } from '#app/platform/rate-limit.server.ts'
import { loadSecret } from '#app/platform/secret.server.ts'
import { createAuth } from '#app/platform/session.server.ts'
import { createSignals } from '#app/platform/signals.server.ts'
import { openSql } from '#app/platform/sql-connection.server.ts'
import { StartupError } from '#app/platform/startup-error.ts'
import { createStorage } from '#app/platform/storage.server.ts'
import { createWorkers } from '#app/platform/workers.server.ts'
import { sampleInsights } from '#db/seed/sample-insights.ts'
import { sampleShowcase } from '#db/seed/sample-showcase.ts'

export type SignIn = { where: string; login: string; password: string }
export type Running = { app: App; signIns: SignIn[]; close(): Promise<void> }

const housekeepingMinutes = 10
const cachedPageBytes = 32 * 1024 * 1024

/**
 * Brings the product up: everything `assemble` builds, the first accounts, and the workers.
 * @throws StartupError one line with the remedy; whatever was already started has been stopped
 */
export async function boot(config: Config): Promise<Running> {
  const { app, close } = await assemble(config)
  try {
    const signIns = await firstAccounts(app)
    await hashRecoveryCodes(app)
    await indexSite(app, searchEntries())
    await app.jobs.work()
    const stopHousekeeping = keepHouse(app)
    const stopWatching = watchProvider(app)
    return {
      app,
      signIns,
      async close() {
        stopHousekeeping()
        stopWatching()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

function keepHouse(app: App): () => void {
  const { db, log, now } = app
  const tidy = () =>
    Promise.all([
      deleteExpiredHits(db, now()),
      sweepFiles(app),
      tidyAccounts(app),
      tidyReceipts(app),
      tidyVisitorMails(app),
      tidySubscriptions(app),
      resumeStranded(app),
      tidyQuarantine(app),
      tidyMails(app),
      forgetOldEvents(app),
      queueRetention(app),
      queueConversationRetention(app),
      queueInvoiceSchedule(app),
    ]).catch((error) => log.error({ err: error }, 'housekeeping'))
  const timer = setInterval(tidy, housekeepingMinutes * 60_000)
  return () => clearInterval(timer)
}

/**
 * Builds everything a process needs, from the bottom up; `close` takes it down in the reverse order.
 * @throws StartupError one line with the remedy; whatever was already started has been stopped
 */
export async function assemble(config: Config): Promise<Omit<Running, 'signIns'>> {
  const undo: (() => Promise<unknown> | unknown)[] = []
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const log = createLog(config.logLevel)
    await requireWritable(config.dataDir)
    const postgresServer = config.databaseUrl
      ? undefined
      : await startEmbeddedPostgres({
          dataDir: config.dataDir,
          log: (line) => log.debug({ line }, 'postgres'),
          onTrouble: (reason) => log.error({ reason }, 'embedded PostgreSQL'),
        })
    if (postgresServer) undo.push(() => postgresServer.stop())
    const url = config.databaseUrl ?? postgresServer?.url ?? ''
    const secret = await loadSecret(config)
    const now = () => new Date()
    await prepareDatabase(url)
    const db = createDatabase(url, log, undefined, postgresServer?.trouble)
    undo.push(() => db.close())
    await db.requireVisitor()
    const mailer = createMailer(config)
    undo.push(() => mailer.close())
    const storage = await createStorage(config)
    undo.push(() => storage.close())
    const jobs = await createJobs({
      db,
      log,
      soleInstance: config.embedded,
      queues: {
        [mailQueue]: (data, job) => deliverMail({ db, mailer, secret, now }, data, job.id),
        [fileQueue]: (data) => removeQueuedFiles({ db, storage }, data),
        // Nothing is taken from the queue before `app` is there.
        [reminderQueue]: (data) => sendReminder(app, data),
        [lapseQueue]: () => releaseLapsedNow(app),
        [retentionQueue]: () => removeExpiredApplications(app),
        [conversationRetentionQueue]: () => removeExpiredConversations(app),
        [newsletterQueue]: (data) => sendWaiting(app, data),
        [invoiceMailQueue]: (data, job) => sendInvoiceMail(app, data, job.id),
        [invoiceScheduleQueue]: () => runInvoiceSchedule(app),
      },
    })
    undo.push(() => jobs.stop())
    const workers = createWorkers()
    undo.push(() => workers.close())
    const signals = createSignals(db)
    undo.push(() => signals.close())
    const pages = createPageCache(cachedPageBytes, now)
    await hearInvalidations(db, pages)
    const kept = {
      applicationDays: config.applicationRetentionDays,
      auditDays: config.auditKeepDays,
      conversationDays: config.conversationRetentionDays,
    }
    const knowledge = createKnowledge({
      ...{ db, workers, log, now },
      ofSite: (day) => sitePassages(kept, day),
      examples: spokenExamples,
    })
    const app: App = {
      config,
      db,
      jobs,
      mailer,
      storage,
      space: createDiskSpace(config.dataDir),
      auth: createAuth(db, config, secret),
      passkeys: latePasskeys(db, config, secret),
      pages,
      knowledge,
      workers,
      breakers: createBreakers(now),
      signals,
      chatStreams: createStreamPlaces(),
      now,
      log,
      secret,
    }
    return { app, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Loads once what checks passkeys, and not before one is used. */
function latePasskeys(...given: Parameters<typeof createAuth>): App['passkeys'] {
  let loaded: ReturnType<App['passkeys']> | undefined
  return () => {
    loaded ??= import('#app/platform/passkeys.server.ts').then(({ createPasskeys }) =>
      createPasskeys(...given),
    )
    return loaded
  }
}

async function requireWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartupError(
      `The data directory ${folder} cannot be written (${code}): make it writable, or set DATA_DIR to another one.`,
    )
  }
}

async function prepareDatabase(url: string): Promise<void> {
  const connection = await openSql(url).catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(
      `The database does not answer (${error.code ?? error.message}): check DATABASE_URL and that PostgreSQL is running.`,
    )
  })
  try {
    await migrate(connection, path.resolve('db/migrations'))
  } finally {
    await connection.end()
  }
}

async function firstAccounts(app: App): Promise<SignIn[]> {
  const { seed, adminPassword, sampleClientPassword } = app.config
  const admin = await ensureFirstAdmin(app)
  const client = seed === 'sample' ? await ensureSampleClient(app) : null
  if (seed === 'sample') await ensureSampleProjects(app)
  if (seed === 'sample') await addSampleShowcase(app, sampleShowcase)
  if (seed === 'sample') await addSampleInsights(app, sampleInsights)
  if (client) await ensureSampleDocuments(app, client.email)
  if (client) await addSampleTickets(app, client.email)
  if (client) await ensureSampleInvoices(app, client.email)
  // What the operator chose is not repeated on a screen or in a log.
  const told = (given: string | undefined, variable: string, password: string) =>
    given ? `the password in ${variable}` : `${password}  (shown once)`
  return [
    admin && {
      where: '/admin/auth',
      login: admin.email,
      password: told(adminPassword, 'ADMIN_PASSWORD', admin.password),
    },
    client && {
      where: '/auth',
      login: client.email,
      password: told(sampleClientPassword, 'SAMPLE_CLIENT_PASSWORD', client.password),
    },
    demoSignInLine(app),
  ].filter((one) => one !== null)
}

/** Said at every start: its password is nobody's account. */
function demoSignInLine(app: App): SignIn {
  const { loginId, password } = demoSignIn(app)
  const shown = app.config.demoPassword ? 'the password in DEMO_PASSWORD' : password
  return { where: '/allied', login: loginId, password: shown }
}
