import { existsSync, readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** The processes of the embedded database of a data directory. */
export function databaseProcesses(dataDir: string): string[] {
  const cluster = join(realpathSync(dataDir), 'postgres')
  if (!existsSync('/proc/self/cwd')) return []
  return readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`) === cluster
    } catch {
      return false
    }
  })
}
