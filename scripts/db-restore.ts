import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { restoreDatabase } from '#app/platform/backup-restore.server.ts'
import { StartupError } from '#app/platform/startup-error.ts'
import { openDatabase, runCommand } from './command.ts'

await runCommand(async (config) => {
  const args = process.argv.slice(2)
  const file = args.find((arg) => !arg.startsWith('--'))
  if (!file) throw new StartupError('Name the backup file: npm run db:restore FILE [-- --force]')
  if (!existsSync(file)) throw new StartupError(`There is no file ${resolve(file)}.`)
  const database = await openDatabase(config)
  try {
    if (database.shared) {
      throw new StartupError(
        `Unordin is running with the data in ${config.dataDir}: stop it, then restore.`,
      )
    }
    const migrations = resolve(import.meta.dirname, '../db/migrations')
    const options = { force: args.includes('--force'), migrations }
    const { tables, rows, sealed } = await restoreDatabase(database.url, resolve(file), options)
    if (!sealed) {
      console.log(
        'This backup is from an earlier release and has no checksum. It was checked before it was restored.',
      )
    }
    console.log(`Restored ${rows} rows of ${tables} tables from ${resolve(file)}`)
  } finally {
    await database.close()
  }
})
