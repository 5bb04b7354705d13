/** How worker processes are made and what limits they have. */
export type WorkerDefinition = {
  /** Path of the program, from the project's folder; it calls `answerTasks`. */
  file: string
  /** Threads with scripts inside such a process, if it starts some. */
  scriptThreads?: number
  /** Processes that run at the same time; one asker may use all except one, if there are several. */
  processes: number
  /** Tasks that may wait, of all askers and of one. */
  places: number
  placesEach: number
  /** A task that takes longer ends its process; the next task gets a new process. */
  milliseconds: number
  /** The limit of processor time without a report of progress (on Linux). */
  cpuMilliseconds: number
  /** The limit of memory of a process (on Linux). */
  bytes: number
  /** A process that uses more than this after a task is not kept for the next one. */
  keptBytes: number
  /** A process without a task for this long ends and returns its memory. */
  idleMilliseconds: number
}

/** The queue is full, or this asker's part of it. */
export class WorkerBusy extends Error {}

/**
 * `thrown`: the program threw an error about its input, and would do so again. `time`, `memory`: the task went
 * over a limit; on a busy machine the same task may keep to it. `broken`: the process did not start, crashed,
 * or was killed by something else. `stopped`: the product stops.
 */
export type WorkerFault = 'thrown' | 'time' | 'memory' | 'broken' | 'stopped'

/** A task failed, or the process that it was given to. */
export class WorkerFailed extends Error {
  readonly reason: WorkerFault
  constructor(reason: WorkerFault, detail = '') {
    super(`${reason}${detail && `: ${detail}`}`)
    this.reason = reason
  }
}
