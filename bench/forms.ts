import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { loadConfig } from '#app/platform/config.server.ts'

type Built = typeof import('#server/app.ts')

const posts = 1_000
const valid = posts * 0.8

/** The fields of one person's message. */
const letter = (index: number, token: string) => ({
  intake_token: token,
  firstName: 'Person',
  lastName: `Number ${index}`,
  email: `person-${index}@example.net`,
  company: 'Ministry of Works',
  interest: 'governance',
  message: `This is the message of person ${index}.`,
})

/** Of a hundred posts, eighty come from people, ten repeat one of those, ten are junk. */
function fieldsOf(index: number, token: string): Record<string, string> {
  const [tens, kind] = [Math.floor(index / 10), index % 10]
  const person = tens * 8 + Math.min(kind, 7)
  if (kind < 9) return letter(person, token)
  const junk = letter(index + posts, token)
  return tens % 2 ? { ...junk, homepage: 'https://spam.example' } : { ...junk, email: 'nowhere' }
}

/**
 * Posts a thousand contact forms at once through the whole HTTP stack of the built product, and counts
 * the results.
 *
 * @throws when a valid one is not stored and mailed exactly once
 * @returns lines of Markdown
 */
export async function measureForms(): Promise<string[]> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'unordin-bench-'))
  const { boot, createApp } = (await import(path.resolve('build/server/index.js'))) as Built
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', TRUST_PROXY: '1', SEED: 'none' }
  const running = await boot(loadConfig(env, process.cwd()))
  try {
    const http = createApp(running.app)
    const send = (url: string, init?: RequestInit) =>
      Promise.resolve(http.fetch(new Request(`http://localhost:3000${url}`, init)))
    const page = await (await send('/contact')).text()
    const token = /name="intake_token" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const times: number[] = []
    const statuses = await Promise.all(
      Array.from({ length: posts }, async (_, index) => {
        const start = performance.now()
        const headers = { 'x-forwarded-for': `10.${index % 200}.${Math.floor(index / 200)}.7` }
        const body = new URLSearchParams(fieldsOf(index, token))
        const { status } = await send('/contact', { method: 'POST', body, headers })
        times.push(performance.now() - start)
        return status
      }),
    )
    const errors = statuses.filter((status) => status !== 302 && status !== 422).length
    const sql = running.app.db.client
    const mailed = () => sql<{ n: number }[]>`
      select count(*)::int as n from mail_deliveries where kind = 'lead.confirmation' group by recipient`
    for (let wait = 0; (await mailed()).length < valid && wait < 600; wait += 1) await delay(200)
    const each = await mailed()
    const stored = await sql`select email from leads`
    const quarantined = await sql`select 1 from held_submissions`
    const isOnce = new Set(stored.map(({ email }) => email)).size === stored.length
    if (
      stored.length !== valid ||
      !isOnce ||
      each.length !== valid ||
      each.some(({ n }) => n !== 1)
    )
      throw new Error(`${stored.length} stored, ${each.length} mailed, of ${valid}`)
    times.sort((a, b) => a - b)
    const at = (share: number) => Math.round(times[Math.floor((posts - 1) * share)] ?? 0)
    return [
      '',
      '## Forms',
      '',
      `${posts.toLocaleString('en-CA')} contact forms at once, 10 % repeated, 10 % junk: ${stored.length} stored once and mailed once, ${quarantined.length} held, ${statuses.filter((one) => one === 422).length} refused, ${errors} errors.`,
      `Answered in ${at(0.5)} ms (half), ${at(0.95)} ms (95 %), ${at(0.99)} ms (99 %).`,
    ]
  } finally {
    await running.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
