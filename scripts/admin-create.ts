import { resolve } from 'node:path'
import { z } from 'zod'
import type { Config } from '#app/platform/config.server.ts'
import { StartupError } from '#app/platform/startup-error.ts'
import { ensureBuild, SERVER_ENTRY } from './build.ts'
import { openDatabase, runCommand } from './command.ts'

interface Server {
  createAdminAccount(config: Config, email: string): Promise<string | null>
}

await runCommand(async (config) => {
  const email = z.email().safeParse(process.argv[2])
  if (!email.success)
    throw new StartupError('Name the email address: npm run admin:create name@example.com')
  process.chdir(resolve(import.meta.dirname, '..'))
  process.env.NODE_ENV ??= 'production'
  await ensureBuild()
  const { createAdminAccount } = (await import(SERVER_ENTRY)) as Server
  const database = await openDatabase(config)
  let password: string | null
  try {
    // Not `embedded`: the product may be using this database, and its running jobs must not be
    // touched.
    const shared = { ...config, databaseUrl: database.url, embedded: false }
    password = await createAdminAccount(shared, email.data)
  } finally {
    await database.close()
  }
  if (!password) throw new StartupError(`${email.data} already has an account.`)
  console.log(`Administrator ${email.data}\nPassword ${password}  (shown once)`)
})
