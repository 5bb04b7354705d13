import { createFairQueue } from './fair-queue.ts'
import { within } from './within.ts'
import { WorkerBusy, type WorkerDefinition, WorkerFailed } from './worker.ts'
import { startWorker, type WorkerProcess } from './worker-process.server.ts'

type Work = {
  /** The asker, which is an address; all tasks of one asker share its places. */
  asker: string
  /**
   * Makes the input of the program when the task is about to run, so that a waiting task takes no
   * memory.
   */
  input: () => unknown
  /** Runs only when nothing else does, and is asked to end when another task comes. */
  isSpare?: boolean
}
/** The memory that all running processes may use together, as far as limits can be set. */
type Budget = { left: number }
type Task = Work & { done: (value: unknown) => void; fail: (error: Error) => void }

/** On a machine of 2 GB it leaves room for the product and the database. */
const bytesInAll = 1_400 * 1024 * 1024

export type Workers = ReturnType<typeof createWorkers>

/**
 * Processes for slow tasks and for files from strangers: the worst file fails only its own task. They
 * start with their first task and are shared fairly among the askers.
 */
export function createWorkers(bytes = bytesInAll) {
  const pools = new Map<string, Pool>()
  const budget = { left: bytes }
  let closed = false
  // Memory that one pool returns may be what another one waits for.
  const goOn = () => {
    for (const pool of pools.values()) pool.next()
  }
  return {
    /**
     * Runs a task.
     *
     * @throws WorkerBusy, WorkerFailed; whatever `input` throws
     */
    run(definition: WorkerDefinition, work: Work): Promise<unknown> {
      if (closed) return Promise.reject(new WorkerFailed('stopped'))
      let pool = pools.get(definition.file)
      if (!pool) {
        pool = createPool(definition, budget, goOn)
        pools.set(definition.file, pool)
      }
      return pool.run(work)
    },
    /** The programs that are running now. */
    running: () => [...pools].filter(([, pool]) => pool.size() > 0).map(([file]) => file),
    async close() {
      closed = true
      await Promise.all([...pools.values()].map((pool) => pool.stop()))
    },
  }
}

type Pool = ReturnType<typeof createPool>

function createPool(definition: WorkerDefinition, budget: Budget, goOn: () => void) {
  const { processes, places, placesEach, milliseconds, idleMilliseconds, bytes } = definition
  const queue = createFairQueue<Task>({
    places,
    placesEach,
    atOnceEach: Math.max(1, processes - 1),
  })
  const all = new Set<WorkerProcess>()
  const idle = new Map<WorkerProcess, NodeJS.Timeout>()
  const spare = new Set<WorkerProcess>()
  let working = 0
  let closed = false

  function hire(): WorkerProcess {
    if (closed) throw new WorkerFailed('stopped')
    for (const [worker, timer] of idle) {
      clearTimeout(timer)
      idle.delete(worker)
      if (!worker.hasEnded()) return worker
      all.delete(worker)
    }
    const fresh = startWorker(definition)
    all.add(fresh)
    return fresh
  }

  function release(worker: WorkerProcess): void {
    if (worker.hasEnded() || !worker.isFit()) return void dismiss(worker)
    idle.set(worker, setTimeout(() => void dismiss(worker), idleMilliseconds).unref())
  }

  async function dismiss(worker: WorkerProcess): Promise<void> {
    idle.delete(worker)
    all.delete(worker)
    await worker.stop()
  }

  async function work(task: Task): Promise<void> {
    const began = performance.now()
    try {
      const input = await within(milliseconds, task.input(), () => new WorkerFailed('time'))
      const worker = hire()
      if (task.isSpare) spare.add(worker)
      try {
        const left = milliseconds - (performance.now() - began)
        task.done(await worker.run(input, left))
      } finally {
        spare.delete(worker)
        release(worker)
      }
    } catch (error) {
      task.fail(error as Error)
    } finally {
      working -= 1
      budget.left += bytes
      queue.finish(task, performance.now() - began)
      goOn()
    }
  }

  function next(): void {
    while (working < processes && budget.left >= bytes) {
      const task = queue.take()
      if (!task) return
      working += 1
      budget.left -= bytes
      void work(task)
    }
  }

  return {
    run(given: Work): Promise<unknown> {
      return new Promise((done, fail) => {
        if (given.isSpare && (working > 0 || budget.left < bytes)) return fail(new WorkerBusy())
        const task = { ...given, done, fail }
        queue.add(task)?.fail(new WorkerBusy())
        next()
        if (!given.isSpare) for (const worker of spare) worker.tellOfAnother()
      })
    },
    next,
    size: () => all.size,
    async stop() {
      closed = true
      for (const task of queue.empty()) task.fail(new WorkerFailed('stopped'))
      await Promise.all([...all].map(dismiss))
    },
  }
}
