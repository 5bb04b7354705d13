import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'

/** What a thread of its own is made from, and how much it may be asked for. */
export type ThreadDefinition = {
  /** Its program, from the project's folder; it calls `answerTasks`. */
  file: string
  /** Tasks that may wait behind the one being worked on. */
  queue: number
  /** A task that takes longer ends its thread; the next one gets a fresh thread. */
  milliseconds: number
  /** A task during which the process grows by more ends its thread as well. */
  bytes: number
  /** Without a task for so long, the thread ends and gives its memory back. */
  idleMilliseconds: number
}

const watchMilliseconds = 100

/** The thread has as many tasks waiting as it may have. */
export class ThreadBusy extends Error {}
/** The task took too long or too much memory, or its thread broke down. */
export class ThreadFailed extends Error {}

export type Threads = ReturnType<typeof createThreads>

type Task = {
  input: unknown
  milliseconds: number
  done: (value: unknown) => void
  fail: (error: Error) => void
}
type Answer = { value: unknown } | { fault: string }

/** Threads for work that would hold up every request: started at their first task, one task at a time. */
export function createThreads() {
  const threads = new Map<string, ReturnType<typeof createThread>>()
  let closed = false
  return {
    /**
     * Has a task done.
     * @param milliseconds instead of the definition's, for this task
     * @throws ThreadBusy, ThreadFailed
     */
    run(definition: ThreadDefinition, input: unknown, milliseconds?: number): Promise<unknown> {
      if (closed) return Promise.reject(new ThreadFailed('the process is stopping'))
      let thread = threads.get(definition.file)
      if (!thread) {
        thread = createThread(definition)
        threads.set(definition.file, thread)
      }
      return thread.run(input, milliseconds ?? definition.milliseconds)
    },
    /** The programs that are loaded right now. */
    running: () => [...threads].filter(([, one]) => one.isRunning()).map(([file]) => file),
    async close() {
      closed = true
      await Promise.all([...threads.values()].map((one) => one.stop()))
    },
  }
}

function createThread(definition: ThreadDefinition) {
  const waiting: Task[] = []
  let worker: Worker | undefined
  let current: Task | undefined
  let late: NodeJS.Timeout | undefined
  let watch: NodeJS.Timeout | undefined
  let idle: NodeJS.Timeout | undefined

  function start(): Worker {
    const fresh = new Worker(resolve(definition.file), { stdout: false })
    fresh.unref()
    fresh.on('message', (answer: Answer) => {
      if (fresh !== worker) return
      settle((task) =>
        'value' in answer ? task.done(answer.value) : task.fail(new ThreadFailed(answer.fault)),
      )
    })
    fresh.on('error', (error) => breakDown(fresh, error))
    fresh.on('exit', () => breakDown(fresh, new Error('the thread ended')))
    return fresh
  }

  function settle(end: (task: Task) => void): void {
    stopWatching()
    const task = current
    current = undefined
    if (task) end(task)
    next()
  }

  function breakDown(broken: Worker, error: unknown): void {
    if (broken !== worker) return
    worker = undefined
    void broken.terminate()
    settle((task) => task.fail(new ThreadFailed(String(error))))
  }

  function next(): void {
    if (current) return
    current = waiting.shift()
    if (!current) {
      idle = setTimeout(() => void stop(), definition.idleMilliseconds).unref()
      return
    }
    clearTimeout(idle)
    worker ??= start()
    const here = worker
    late = setTimeout(() => breakDown(here, new Error('too slow')), current.milliseconds).unref()
    // What a thread unpacks lies outside its heap, where no limit of Node's own holds.
    const before = process.memoryUsage.rss()
    watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > definition.bytes)
        breakDown(here, new Error('too much memory'))
    }, watchMilliseconds).unref()
    here.postMessage(current.input)
  }

  function stopWatching(): void {
    clearTimeout(late)
    clearInterval(watch)
  }

  async function stop(): Promise<void> {
    clearTimeout(idle)
    const old = worker
    worker = undefined
    for (const task of waiting.splice(0)) task.fail(new ThreadFailed('stopped'))
    current?.fail(new ThreadFailed('stopped'))
    current = undefined
    stopWatching()
    await old?.terminate()
  }

  return {
    run(input: unknown, milliseconds: number): Promise<unknown> {
      if (waiting.length >= definition.queue) return Promise.reject(new ThreadBusy())
      return new Promise((done, fail) => {
        waiting.push({ input, milliseconds, done, fail })
        next()
      })
    },
    isRunning: () => worker !== undefined,
    stop,
  }
}
