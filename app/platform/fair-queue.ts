type Shares = {
  /** Tasks that may wait, of all askers and of one. */
  places: number
  placesEach: number
  /** Tasks of one asker that may be worked on at the same time. */
  atOnceEach: number
}
type Use = { milliseconds: number; at: number }

const halfLifeMilliseconds = 5 * 60_000
const forgottenMilliseconds = 50

/**
 * Tasks of many askers that wait for few hands. Next is who has used the least time lately, so whoever
 * asks for much waits for those who ask for little, and never the other way round.
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

  /** The last task of who has used the most. */
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
    /** Lets a task wait. @returns the task that has no place now: this one, or a greedier asker's */
    add(task: Task): Task | undefined {
      if (waiting.filter(({ asker }) => asker === task.asker).length >= placesEach) return task
      waiting.push(task)
      return waiting.length > places ? leave(greediest()) : undefined
    },
    /** The next task to work on, if there is one whose asker has a hand free. */
    take(): Task | undefined {
      const free = waiting.filter(({ asker }) => (working.get(asker) ?? 0) < atOnceEach)
      const [next] = free.toSorted((a, b) => usedBy(a.asker) - usedBy(b.asker))
      if (next) working.set(next.asker, (working.get(next.asker) ?? 0) + 1)
      return leave(next)
    },
    /** Says that a task that was taken is done, and how long it took. */
    finish({ asker }: Task, milliseconds: number): void {
      const left = (working.get(asker) ?? 1) - 1
      if (left > 0) working.set(asker, left)
      else working.delete(asker)
      noteUse(asker, milliseconds)
    },
    /** Takes out all that wait. */
    empty: (): Task[] => waiting.splice(0),
  }
}
