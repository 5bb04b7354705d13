import { setTimeout as delay } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Database, Tx } from './db.server.ts'
import { isFinalFailure } from './final-failure.ts'
import type { Log } from './log.server.ts'
import { rawStatement } from './raw-statements.server.ts'
import { asSystem } from './request-scope.server.ts'
import { call } from './sql-functions.server.ts'
import { json } from './sql-helpers.server.ts'

export type JobHandler = (data: unknown, job: { id: string }) => Promise<unknown>
export type Jobs = Awaited<ReturnType<typeof createJobs>>

const deadLetters = 'failed'
// Each running job may use a connection, so few run at once and requests keep most of the pool.
const batchSize = 4
/** Seconds a job may run before another worker takes it. */
const expiry = 60
/**
 * Those of a job that waits for a mail server, which is longer than the mailer does. A process that ends is noticed
 * as early as with other jobs, because its jobs give no sign of life.
 */
const longExpiry = { expireInSeconds: 600, heartbeatSeconds: expiry }

const retryAll = rawStatement({
  name: 'jobs that were cut off are tried again',
  text: `update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
  parameters: {},
  row: {},
})
const emptyJob = rawStatement({
  name: 'a job that is done keeps no data',
  text: `update pgboss.job set data = '{}' where name = $1 and id = $2
    and state = 'completed'`,
  parameters: { queue: 'text', id: 'uuid' },
  row: {},
})
const countJobs = rawStatement({
  name: 'jobs by queue and state',
  text: `select name, state::text as state, count(*)::int as total from pgboss.job
    where name not like '\\_\\_pgboss%' group by 1, 2`,
  parameters: {},
  row: { name: 'text', state: 'text!', total: 'int4!' },
})
// The newest thousand: their data is read one by one, and a mail server that is away can leave many.
const markedJobs = rawStatement({
  name: 'jobs that wait and have one of these marks',
  text: `select id, at, data, attempts from (
      select j.id, to_char(j.created_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, j.data,
        j.retry_count as attempts
      from pgboss.job j where j.name = $1 and j.state < 'active' and not j.blocked
      order by j.priority, j.created_on desc limit 1000) as newest
    where data ->> 'mark' = any($2) limit 50`,
  parameters: { queue: 'text', marks: 'text[]' },
  row: { id: 'uuid', at: 'text!', data: 'jsonb?', attempts: 'int4' },
})
const readVersion = rawStatement({
  name: 'version of the job queue',
  text: 'select version from pgboss.version',
  parameters: {},
  row: { version: 'int4' },
})

/**
 * The job queue, in the same PostgreSQL as the data.
 *
 * @param patientQueues those of them whose jobs wait for a mail server
 * @param soleInstance no other process uses this database, so a job that is marked as running at the
 * start was interrupted
 */
export async function createJobs(options: {
  db: Database
  log: Log
  queues: Record<string, JobHandler>
  patientQueues: string[]
  soleInstance: boolean
}) {
  const { db, log, queues, patientQueues } = options
  const boss = new PgBoss({
    db: { executeSql: db.executeSql, listen: listenOn(db) },
    useListenNotify: true,
    schema: 'pgboss',
    schedule: false,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
  })
  let stopping = false
  let resting: Promise<unknown> | undefined
  const rest = () => {
    stopping = true
    // The library checks only twice a second whether everything has stopped.
    const ended = () => Promise.allSettled(Object.keys(queues).map((name) => boss.offWork(name)))
    resting ??= Promise.race([ended(), delay(4_000, undefined, { ref: false })])
    return resting
  }
  boss.on('error', (error) => {
    if (!stopping) log.error({ err: error }, 'job queue failed')
  })
  await boss.start()
  await boss.createQueue(deadLetters, { retentionSeconds: 90 * 86_400 })
  for (const name of Object.keys(queues)) {
    await boss.createQueue(name, {
      retryLimit: 24, // With the growing delay below, this lasts most of a day.
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: expiry,
      deadLetter: deadLetters,
      notify: true,
    })
  }
  // To create a queue that exists changes nothing.
  for (const name of patientQueues) await boss.updateQueue(name, longExpiry)
  for (const { name, notify } of await boss.getQueues(Object.keys(queues)))
    if (!notify) await boss.updateQueue(name, { notify: true })
  if (options.soleInstance) {
    await db.owner.run(retryAll({}))
  }

  // Finished jobs stay in their table, and so in backups, for days. Their data is therefore removed
  // in the transaction that finishes them. If it were removed earlier, a job repeated after a crash
  // would fail. One that was taken away meanwhile is done again, and keeps its data.
  const finish = (queue: string, id: string) =>
    db.system(async (tx) => {
      await boss.complete(queue, id, undefined, { db: inTransaction(tx) })
      await tx.run(emptyJob({ queue, id }))
    })

  return {
    /**
     * Adds a job that exists only if the transaction commits. Its data is in every backup until the job
     * is done, so pass only ids or sealed values.
     *
     * @param when `startAfter`: the job waits until that instant
     */
    async enqueue(
      tx: Tx,
      queue: string,
      data: object,
      id: string = crypto.randomUUID(),
      when: { startAfter?: Date } = {},
    ): Promise<void> {
      const start = when.startAfter ?? null
      const given = { the_queue: queue, the_id: id, the_data: json(data), the_start: start }
      await tx.run(call('enqueue_job', given))
    },
    async work() {
      for (const [name, handle] of Object.entries(queues)) {
        await boss.work(
          name,
          {
            ...places(patientQueues.includes(name)),
            perJobResults: true,
            burstWhenBatchFull: true,
            pollingIntervalSeconds: 0.5,
            // Of jobs that may start at once a notification tells; this finds those that start later.
            notifyPollingIntervalSeconds: 2,
          },
          async (jobs) =>
            Promise.all(
              jobs.map(async (job) => {
                try {
                  await asSystem(() => handle(job.data, job))
                  await finish(name, job.id)
                  return { id: job.id, status: 'completed' as const }
                } catch (error) {
                  const isFinal = isFinalFailure(error)
                  const end = isFinal ? 'job failed for good' : 'job failed, will be retried'
                  log.warn({ queue: name, job: job.id, err: error }, end)
                  return {
                    id: job.id,
                    status: isFinal ? ('deadletter' as const) : ('failed' as const),
                    // Without the error's message: a mail server repeats the refused address in it.
                    output: { fault: faultOf(error) },
                  }
                }
              }),
            ),
        )
      }
    },
    /**
     * The number of jobs by queue and state, for the metrics; `failed` counts the jobs that failed for
     * good.
     */
    counts: () => db.owner.all(countJobs({})),
    /**
     * Those of the jobs that wait whose data has one of these marks, the newest of them. A request reads
     * the queue here only, and what its roles may not see stays closed to it: the caller checks access.
     */
    waiting: (queue: string, marks: string[]) => db.owner.all(markedJobs({ queue, marks })),
    ping: () => db.owner.first(readVersion({})),
    /** Takes no more jobs, and waits for the running ones, but only for a limited time. Requests may still add some. */
    rest,
    async stop() {
      await rest()
      await boss.stop({ graceful: false })
    },
  }
}

/** A batch ends with its slowest job, so one mail server that hangs must not hold up all places. */
const places = (isPatient: boolean) =>
  isPatient ? { batchSize: batchSize / 2, localConcurrency: 2 } : { batchSize }

/** For the queue's library: a notification that a job is there. The listener ends with the database's connections. */
const listenOn =
  (db: Database) =>
  async (channel: string, hear: (queue: string) => void, onListening?: () => void) => {
    await db.listen(channel, hear, () => onListening?.())
    return { close: async () => {} }
  }

/** For the queue's library: runs its statements as a part of a transaction. */
const inTransaction = (tx: Tx) => ({
  async executeSql(text: string, values?: unknown[]) {
    return { rows: await tx.all({ compile: () => CompiledQuery.raw(text, values) }) }
  },
})

/** The kind of the error, to be stored with the job. */
function faultOf(error: unknown): string {
  const { name, code, responseCode } = error as Record<string, unknown>
  return [name, code, responseCode].filter(Boolean).join(' ')
}
