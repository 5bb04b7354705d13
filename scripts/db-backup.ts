import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backupDatabase } from '#app/platform/backup.server.ts'
import { StartupError } from '#app/platform/startup-error.ts'
import { openDatabase, runCommand } from './command.ts'

await runCommand(async (config) => {
  const [file] = process.argv.slice(2)
  if (!file) throw new StartupError('Name the file for the backup: npm run db:backup FILE')
  if (config.embedded && !existsSync(join(config.dataDir, 'postgres'))) {
    throw new StartupError(`There is no database in ${config.dataDir}: set DATA_DIR.`)
  }
  const database = await openDatabase(config)
  try {
    const { tables, rows } = await backupDatabase(database.url, resolve(file))
    console.log(`Backed up ${rows} rows of ${tables} tables to ${resolve(file)}`)
  } finally {
    await database.close()
  }
})
