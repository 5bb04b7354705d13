import { execFileSync } from 'node:child_process'
import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

export interface PostmasterFile {
  pid: number
  port: number
  ready: boolean
}

/**
 * What the running server of a cluster says about itself.
 *
 * @param cluster the cluster's directory
 * @returns undefined when there is no such file or it is damaged
 */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 ? { pid, port, ready: lines[7]?.trim() === 'ready' } : undefined
}

/**
 * Whether a process exists.
 *
 * @param pid its number
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Stops the server that a killed process left running on a cluster, and removes its files. The caller
 * holds the lock of the data directory, so no other instance is using that server.
 *
 * @param cluster the cluster's directory
 * @param pid number of the process that will start PostgreSQL
 */
export async function stopOrphans(cluster: string, pid = process.pid): Promise<void> {
  const left = readPostmasterFile(cluster)
  if (left && isAlive(left.pid)) {
    if (isServerOf(left.pid, cluster)) {
      await stopProcess(left.pid, 8000)
    } else {
      // The process number in the file now belongs to another process, which PostgreSQL would take
      // for a running server. So the number is replaced by that of PostgreSQL's own parent process,
      // which PostgreSQL ignores; it still checks the shared memory that the file names.
      const file = join(cluster, 'postmaster.pid')
      const text = readFileSync(file, 'utf8')
      writeFileSync(file, text.replace(/^\d+/, String(pid)), { flush: true })
    }
  }
  if (existsSync(join(cluster, 'postmaster.pid'))) {
    await Promise.all(findServers(cluster).map((backend) => stopProcess(backend, 0)))
  }
}

/**
 * Ends a PostgreSQL process: fast shutdown, then immediate shutdown, then SIGKILL.
 *
 * @param pid its number
 * @param patience milliseconds for the fast shutdown
 */
export async function stopProcess(pid: number, patience: number): Promise<void> {
  const steps = [
    ['SIGINT', patience],
    ['SIGQUIT', 1000],
    ['SIGKILL', 500],
  ] as const
  for (const [signal, time] of steps) {
    if (time === 0) continue
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    for (const end = Date.now() + time; Date.now() < end; ) {
      if (!isAlive(pid)) return
      await delay(10)
    }
  }
}

function isServerOf(pid: number, cluster: string): boolean {
  if (process.platform === 'linux') return findServers(cluster).includes(pid)
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(
      cluster,
    )
  } catch {
    return false
  }
}

/** Every PostgreSQL process has its cluster's directory as working directory; no other process has. */
function findServers(cluster: string): number[] {
  if (process.platform !== 'linux') return []
  const directory = realpathSync(cluster)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        if (readlinkSync(`/proc/${name}/cwd`) !== directory) return false
        return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('postgres')
      } catch {
        return false
      }
    })
    .map(Number)
}
