import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Processes that share a memory limit; beyond it the kernel kills one of them. */
export interface MemoryLimit extends AsyncDisposable {
  /** A process started inside stays inside, with all that it starts. */
  start<T>(work: () => Promise<T>): Promise<T>
  /** Memory of the processes now, without the kernel's file cache; and the maximum so far, with it. */
  bytes(): number
  mostBytes(): number
  /** How many processes the kernel has killed. */
  kills(): number
}

const root = '/sys/fs/cgroup'
// The two versions of control groups: one tree for memory, or one for everything.
const kinds = [
  {
    tree: join(root, 'memory'),
    limit: 'memory.limit_in_bytes',
    bytes: /^total_rss (\d+)/m,
    most: 'memory.max_usage_in_bytes',
    kills: { file: 'memory.oom_control', pattern: /^oom_kill (\d+)/m },
  },
  {
    tree: root,
    limit: 'memory.max',
    bytes: /^anon (\d+)/m,
    most: 'memory.peak',
    kills: { file: 'memory.events', pattern: /^oom_kill (\d+)/m },
  },
]

/** @returns undefined where control groups cannot be made: not Linux, or not enough rights */
export function limitMemory(bytes: number): MemoryLimit | undefined {
  const kind = kinds.find(({ tree }) => existsSync(join(tree, 'cgroup.procs')))
  if (!kind) return undefined
  const home = ownGroup(kind.tree)
  const group = join(kind.tree, `unordin-drill-${process.pid}`)
  try {
    mkdirSync(group)
    writeFileSync(join(group, kind.limit), String(bytes))
  } catch {
    return undefined
  }
  const read = (file: string) => readFileSync(join(group, file), 'utf8')
  const enter = (folder: string) => writeFileSync(join(folder, 'cgroup.procs'), String(process.pid))
  return {
    async start(work) {
      enter(group)
      try {
        return await work()
      } finally {
        enter(home)
      }
    },
    bytes: () => Number(kind.bytes.exec(read('memory.stat'))?.[1] ?? 0),
    mostBytes: () => Number(read(kind.most)),
    kills: () => Number(kind.kills.pattern.exec(read(kind.kills.file))?.[1] ?? 0),
    async [Symbol.asyncDispose]() {
      // A group can be removed when its last process has ended.
      while (read('cgroup.procs').trim() !== '') await delay(100)
      if (readdirSync(group).length > 0) rmdirSync(group)
    },
  }
}

function ownGroup(tree: string): string {
  const line = tree === root ? /^0::(.*)$/m : /^\d+:memory:(.*)$/m
  return join(tree, line.exec(readFileSync('/proc/self/cgroup', 'utf8'))?.[1] ?? '')
}
