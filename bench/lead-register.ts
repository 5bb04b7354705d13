import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { loadConfig } from '#app/platform/config.server.ts'

type Built = typeof import('#server/app.ts')

const rounds = 40
const password = 'a phrase for measuring'

const cases: Record<string, string> = {
  'first page': '',
  'all sources': 'source=all',
  'by name': 'sort=full_name',
  'by company, descending': 'sort=company_name&direction=desc',
  'by status': 'sort=status',
  'last page': 'before=end',
  'status filter': 'status=qualified',
  'search, one match': 'q=c4ca4238a0b9',
  'search, many matches': 'q=company+42',
  'search, no match': 'q=zzzzzz',
  'search, two letters': 'q=ab',
  'search, sorted by name': 'q=company+42&sort=full_name',
}

/**
 * Times the lead register with many rows as a signed-in administrator's browser asks for it: session,
 * gate, row-level security, totals and one page, through the whole HTTP stack of the built product.
 * @param rows how many leads to make first
 * @returns lines of a Markdown table
 */
export async function measureLeadRegister(rows: number): Promise<string[]> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'unordin-bench-'))
  const { boot, createApp } = (await import(path.resolve('build/server/index.js'))) as Built
  const env = { DATA_DIR: dataDir, ADMIN_PASSWORD: password, LOG_LEVEL: 'silent', SEED: 'none' }
  const running = await boot(loadConfig(env, process.cwd()))
  try {
    const sql = running.app.db.client
    await sql`insert into leads (id, source, full_name, email, company_name, primary_interest, status, created_at)
      select gen_random_uuid(), (array['blueprint','contact','newsletter'])[1 + i % 3], 'Person ' || md5(i::text),
        md5((i * 7)::text) || '@example.org', 'Company ' || (i % 5000), 'discovery',
        (array['new','new','contacted','qualified'])[1 + i % 4], now() - i * interval '31 seconds'
      from generate_series(1, ${rows}::int) as i`
    await sql.unsafe('vacuum analyze leads')
    const http = await createApp(running.app)
    const send = (url: string, init?: RequestInit) =>
      Promise.resolve(http.fetch(new Request(`http://localhost:3000${url}`, init)))
    const entry = await send('/admin/auth', {
      method: 'POST',
      body: new URLSearchParams({ email: 'admin@example.com', password }),
    })
    const cookie = entry.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    const lines = ['| lead register | p50 ms | p95 ms |', '|---|---|---|']
    for (const [name, query] of Object.entries(cases)) {
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const start = performance.now()
        const answer = await send(`/lead_admin/leads.data?${query}`, { headers: { cookie } })
        await answer.text()
        if (answer.status !== 200) throw new Error(`${name}: status ${answer.status}`)
        times.push(performance.now() - start)
      }
      times.sort((a, b) => a - b)
      const at = (share: number) => times[Math.floor((rounds - 1) * share)]?.toFixed(1)
      lines.push(`| ${name} | ${at(0.5)} | ${at(0.95)} |`)
    }
    return lines
  } finally {
    await running.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
