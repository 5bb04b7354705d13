import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { loadConfig } from '#app/platform/config.server.ts'

type Built = typeof import('#server/app.ts')

const rounds = 40
const password = 'a phrase for measuring'
const ofOneClient = 100_000

const portal: Record<string, string> = {
  'first page': '',
  'own tickets': 'whose=mine',
  'a rare status': 'status=in_progress',
  'own tickets, a rare status, by activity': 'whose=mine&status=in_progress&sort=last_activity_at',
  'by priority': 'sort=priority',
  'oldest first': 'sort=created_at.asc',
  'search, one match': 'q=c4ca4238a0b9',
  'search, many matches': 'q=words',
  'search, no match': 'q=zzzzzz',
}
const desk: Record<string, string> = {
  'what waits': '',
  'all, by activity': 'status=all&sort=last_activity_at',
  'closed, by priority': 'status=closed&sort=priority',
  'assigned to me': 'assignee=me',
  'search, one match': 'status=all&q=c4ca4238a0b9',
  'search, many matches': 'status=all&q=words',
}

/**
 * Times the lists of tickets as signed-in browsers ask for them, through the whole HTTP stack of the
 * built product.
 * @param rows how many tickets to make first, 100,000 of them of one client
 * @returns lines of a Markdown table
 */
export async function measureTicketLists(rows: number): Promise<string[]> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'unordin-bench-'))
  const { boot, createApp } = (await import(path.resolve('build/server/index.js'))) as Built
  const env = {
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: password,
    SAMPLE_CLIENT_PASSWORD: password,
    LOG_LEVEL: 'silent',
  }
  const running = await boot(loadConfig(env, process.cwd()))
  try {
    const sql = running.app.db.client
    await sql`insert into clients (name) select 'Client ' || i from generate_series(1, 500) as i`
    await sql`
      with others as (select array_agg(id) as ids from clients where name like 'Client %'),
        sample as (select user_id, client_id from profiles where email = 'client@example.com'),
        staff as (select user_id from profiles where role = 'admin')
      insert into support_tickets (client_id, created_by, assignee_id, title, description, priority, status,
        created_at, last_activity_at)
      select case when i <= ${ofOneClient} then sample.client_id else others.ids[1 + i % 500] end,
        case when i <= ${ofOneClient} and i % 2 = 0 then sample.user_id end,
        case when i % 50 = 0 then staff.user_id end,
        'Ticket ' || md5(i::text), 'Some words about ' || md5((i * 7)::text),
        (array['low','medium','high'])[1 + i % 3],
        case when i % 5000 = 0 then 'in_progress' when i % 100 = 0 then 'open' when i % 3 = 0 then 'resolved' else 'closed' end,
        now() - i * interval '31 seconds', now() - i * interval '29 seconds'
      from generate_series(1, ${rows}::int) as i, others, sample, staff`
    await sql.unsafe('vacuum analyze support_tickets')
    const http = await createApp(running.app)
    const send = (url: string, init?: RequestInit) =>
      Promise.resolve(http.fetch(new Request(`http://localhost:3000${url}`, init)))
    const signIn = async (url: string, email: string) => {
      const body = new URLSearchParams({ intent: 'sign-in', email, password })
      const answer = await send(url, { method: 'POST', body })
      const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0])
      return cookies.join('; ')
    }
    const measure = async (url: string, cookie: string, cases: Record<string, string>) => {
      const lines: string[] = []
      for (const [name, query] of Object.entries(cases)) {
        const times: number[] = []
        for (let round = 0; round < rounds; round += 1) {
          const start = performance.now()
          const answer = await send(`${url}.data?${query}`, { headers: { cookie } })
          await answer.text()
          if (answer.status !== 200) throw new Error(`${name}: status ${answer.status}`)
          times.push(performance.now() - start)
        }
        times.sort((a, b) => a - b)
        const at = (share: number) => times[Math.floor((rounds - 1) * share)]?.toFixed(1)
        lines.push(`| ${name} | ${at(0.5)} | ${at(0.95)} |`)
      }
      return lines
    }
    const head = (title: string) => ['', `| ${title} | p50 ms | p95 ms |`, '|---|---|---|']
    const client = await signIn('/auth', 'client@example.com')
    const staff = await signIn('/admin/auth', 'admin@example.com')
    return [
      ...head(`support of one client, ${ofOneClient.toLocaleString('en-CA')} tickets`),
      ...(await measure('/dashboard/support', client, portal)),
      ...head(`queue of tickets, ${rows.toLocaleString('en-CA')} of them`),
      ...(await measure('/lead_admin/tickets', staff, desk)),
    ]
  } finally {
    await running.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
