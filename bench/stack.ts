import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { loadConfig } from '#app/platform/config.server.ts'
import { findRunningPostgres } from '#app/platform/embedded-postgres.server.ts'
import { openSql } from '#app/platform/sql-connection.server.ts'

type Built = typeof import('#server/app.ts')
export type Stack = Awaited<ReturnType<typeof startStack>>

export const password = 'a phrase for measuring'
const rounds = 40
const warming = 60

/** The built product in this process, with an administrator and a sample client, on a database of its own. */
export async function startStack() {
  // React and its router select their production code by it, as under `npm start`.
  process.env.NODE_ENV = 'production'
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'unordin-bench-'))
  const { boot, createApp } = (await import(path.resolve('build/server/index.js'))) as Built
  const env = {
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: password,
    SAMPLE_CLIENT_PASSWORD: password,
    LOG_LEVEL: 'silent',
  }
  const running = await boot(loadConfig(env, process.cwd()))
  const http = createApp(running.app)
  // A connection of its own: to create a million rows takes longer than a statement of the product may.
  const sql = await openSql(findRunningPostgres(dataDir)?.url ?? '')
  const send = (url: string, init?: RequestInit) =>
    Promise.resolve(http.fetch(new Request(`http://localhost:3000${url}`, init)))
  return {
    db: running.app.db,
    sql,
    /** @returns the cookies of a session */
    async signIn(signInPage: '/auth' | '/admin/auth', email: string): Promise<string> {
      const body = new URLSearchParams({ intent: 'sign-in', email, password })
      const answer = await send(signInPage, { method: 'POST', body })
      const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0])
      return cookies.join('; ')
    },
    /**
     * @param url of a page, or of its data with `.data` at the end
     * @returns the rows of a Markdown table: the time of the whole stack for each query of a list
     */
    async measure(url: string, cookie: string, cases: Record<string, string>): Promise<string[]> {
      const lines: string[] = []
      for (const [name, query] of Object.entries(cases)) {
        const times: number[] = []
        for (let round = -warming; round < rounds; round += 1) {
          // Measures rendering, not the copy in memory.
          running.app.pages.clear()
          const start = performance.now()
          const answer = await send(`${url}?${query}`, {
            headers: { cookie, 'accept-encoding': 'gzip, deflate, br, zstd' },
          })
          const body = await answer.arrayBuffer()
          if (answer.status !== 200)
            throw new Error(`${url} ${name}: ${answer.status} ${Buffer.from(body)}`)
          if (round >= 0) times.push(performance.now() - start)
        }
        times.sort((a, b) => a - b)
        const at = (share: number) => times[Math.floor((rounds - 1) * share)]?.toFixed(1)
        lines.push(`| ${name} | ${at(0.5)} | ${at(0.95)} |`)
      }
      return lines
    },
    /** Sends a form. @returns how long its answer took, in milliseconds */
    async time(url: string, cookie: string, fields: Record<string, string>): Promise<number> {
      const headers = { cookie, origin: 'http://localhost:3000' }
      const start = performance.now()
      const answer = await send(url, {
        ...{ method: 'POST', headers, body: new URLSearchParams(fields) },
      })
      if (answer.status !== 302) throw new Error(`${url}: ${answer.status}`)
      return performance.now() - start
    },
    /** @returns a page as a signed-in reader gets it */
    read: async (url: string, cookie: string) => (await send(url, { headers: { cookie } })).text(),
    async stop() {
      await sql.end()
      await running.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The head of a Markdown table that `measure` fills. */
export const tableHead = (title: string) => ['', `| ${title} | p50 ms | p95 ms |`, '|---|---|---|']
