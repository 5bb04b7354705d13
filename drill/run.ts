import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Drill, runRounds } from './rounds.ts'

const notDrills = ['run.ts', 'rounds.ts', 'posts.ts', 'nginx.ts']

/** `npm run drill NAME [ROUNDS]`: breaks something under load, several times, and counts the damage. */
async function main() {
  const names = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.ts') && !notDrills.includes(file))
    .map((file) => file.slice(0, -'.ts'.length))
  const [name = '', given = '30'] = process.argv.slice(2)
  const rounds = Number(given)
  if (!names.includes(name) || !Number.isInteger(rounds) || rounds < 1) {
    console.error(`Say which: npm run drill NAME [ROUNDS]. There are ${names.join(', ')}.`)
    process.exit(1)
  }
  const { drill } = (await import(join(import.meta.dirname, `${name}.ts`))) as { drill: Drill }
  const interrupted = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await using setting = await drill()
  const isSound = await Promise.race([runRounds(setting, rounds), interrupted.then(() => false)])
  process.exitCode = isSound ? 0 : 1
}

await main().catch((error) => {
  console.error(error)
  process.exitCode = 1
})
// A broken drill may leave handles open.
process.exit()
