import { resolve } from 'node:path'
import { z } from 'zod'
import type { Erased } from '#app/features/erasure/erasure-service.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import { StartupError } from '#app/platform/startup-error.ts'
import { ensureBuild, SERVER_ENTRY } from './build.ts'
import { openDatabase, runCommand } from './command.ts'

interface Server {
  erasePersonIn(config: Config, email: string): Promise<Erased>
}

await runCommand(async (config) => {
  const email = z.email().safeParse(process.argv[2])
  if (!email.success)
    throw new StartupError('Name the email address: npm run person:erase name@example.com')
  process.chdir(resolve(import.meta.dirname, '..'))
  process.env.NODE_ENV ??= 'production'
  await ensureBuild()
  const { erasePersonIn } = (await import(SERVER_ENTRY)) as Server
  const database = await openDatabase(config)
  try {
    // Not `embedded`: the product may be using this database, and its running jobs must not be
    // touched.
    const shared = { ...config, databaseUrl: database.url, embedded: false }
    const erased = await erasePersonIn(shared, email.data)
    for (const [kind, count] of Object.entries(erased)) console.log(`${kind}: ${Number(count)}`)
  } finally {
    await database.close()
  }
})
