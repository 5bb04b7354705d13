import { resolve } from 'node:path'
import { backupDatabase } from '#app/platform/backup.server.ts'
import { StartupError } from '#app/platform/startup-error.ts'
import { openDatabase, runCommand } from './command.ts'

await runCommand(async (config) => {
  const [file] = process.argv.slice(2)
  if (!file) throw new StartupError('Say where to write the backup: npm run db:backup FILE')
  const database = await openDatabase(config)
  try {
    const { tables, rows } = await backupDatabase(database.url, resolve(file))
    console.log(`Backed up ${rows} rows of ${tables} tables to ${resolve(file)}`)
  } finally {
    await database.close()
  }
})
