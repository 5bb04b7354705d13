type Shares = {
  /** Tasks that may wait, of all askers and of one. */
  places: number
  placesEach: number
  /** Tasks of one asker that may run at the same time. */
  atOnceEach: number
}
type Use = { milliseconds: number; at: number }

const halfLifeMilliseconds = 5 * 60_000
const forgottenMilliseconds = 50

/**
 * Tasks of many askers that wait for a few workers. The next task is of the asker that has used the
 * least time lately, so an asker with many tasks never delays one with few.
 *
 * @param now milliseconds
 */
export function createFairQueue<Task extends { asker: string }>(
  { places, placesEach, atOnceEach }: Shares,
  now: () => number = () => performance.now(),
) {
  const waiting: Task[] = []
  const working = new Map<string, number>()
  const uses = new Map<string, Use>()

  function usedBy(asker: string): number {
    const use = uses.get(asker)
    return use ? use.milliseconds * 0.5 ** ((now() - use.at) / halfLifeMilliseconds) : 0
  }

  function noteUse(asker: string, milliseconds: number): void {
    uses.set(asker, { milliseconds: usedBy(asker) + milliseconds, at: now() })
    for (const known of uses.keys()) if (usedBy(known) < forgottenMilliseconds) uses.delete(known)
  }

  /** The last task of the asker that has used the most time. */
  function greediest(): Task | undefined {
    return waiting.reduce<Task | undefined>(
      (found, task) => (found && usedBy(found.asker) > usedBy(task.asker) ? found : task),
      undefined,
    )
  }

  function leave(task: Task | undefined): Task | undefined {
    if (task) waiting.splice(waiting.indexOf(task), 1)
    return task
  }

  return {
    /**
     * Adds a task that waits.
     *
     * @returns the task that loses its place because the queue is full: this one, or one of an asker
     * that has used more
     */
    add(task: Task): Task | undefined {
      if (waiting.filter(({ asker }) => asker === task.asker).length >= placesEach) return task
      waiting.push(task)
      return waiting.length > places ? leave(greediest()) : undefined
    },
    /** The next task to run, if there is one whose asker may run another. */
    take(): Task | undefined {
      const free = waiting.filter(({ asker }) => (working.get(asker) ?? 0) < atOnceEach)
      const [next] = free.toSorted((a, b) => usedBy(a.asker) - usedBy(b.asker))
      if (next) working.set(next.asker, (working.get(next.asker) ?? 0) + 1)
      return leave(next)
    },
    /** Reports that a task is done and how long it took. */
    finish({ asker }: Task, milliseconds: number): void {
      const left = (working.get(asker) ?? 1) - 1
      if (left > 0) working.set(asker, left)
      else working.delete(asker)
      noteUse(asker, milliseconds)
    },
    /** Removes all waiting tasks. */
    empty: (): Task[] => waiting.splice(0),
  }
}
