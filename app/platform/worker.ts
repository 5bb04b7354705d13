/** What processes of their own are made from, and how much they may be asked for. */
export type WorkerDefinition = {
  /** Their program, from the project's folder; it calls `answerTasks`. */
  file: string
  /** Threads that run scripts in such a process, if it starts some of its own. */
  scriptThreads?: number
  /** So many work at the same time; for one asker all of them but one, if there are several. */
  processes: number
  /** Tasks that may wait, of all askers and of one. */
  places: number
  placesEach: number
  /** A task that takes longer, from its turn on, ends its process; the next one gets a fresh process. */
  milliseconds: number
  /** So does one that uses more processor time than this without saying that it goes on (on Linux). */
  cpuMilliseconds: number
  /** And a process that holds more memory (on Linux). */
  bytes: number
  /** A process that holds more after its task is not kept for the next one. */
  keptBytes: number
  /** Without a task for so long, a process ends and gives its memory back. */
  idleMilliseconds: number
}

/** As many tasks wait as may wait, or as many of this asker. */
export class WorkerBusy extends Error {}

export type WorkerFault = 'time' | 'memory' | 'broken' | 'stopped'

/** A task was not done: it took too long or too much memory, or its process broke down or was stopped. */
export class WorkerFailed extends Error {
  readonly reason: WorkerFault
  constructor(reason: WorkerFault, detail = '') {
    super(`${reason}${detail && `: ${detail}`}`)
    this.reason = reason
  }
}
