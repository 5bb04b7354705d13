import type { Stack } from './stack.ts'

const chosen = 5_000
const rounds = 3
const list = '/lead_admin/inbox'
const search = '?q=chosen'

/** Gives as many leads as may be changed at once a word in common; they are spread over the whole table. */
export async function chooseLeads(sql: Stack['sql']): Promise<void> {
  await sql`update leads set company_name = 'Chosen' where id in (
    select id from leads where spam_at is null and status = 'new' and source <> 'application'
      and owner_id is null
    order by id limit ${chosen})`
}

/**
 * Measures changes of 5,000 leads, and taking them back, as forms of the list. Call `chooseLeads` before.
 *
 * @returns lines of a Markdown table
 */
export async function measureBulk(stack: Stack, cookie: string): Promise<string[]> {
  const [admin] =
    await stack.sql`select user_id as id from profiles where email = 'admin@example.com'`
  const changes: [name: string, path: string, fields: Record<string, string>][] = [
    ['another status', 'status', { status: 'contacted' }],
    ['another owner', 'owner', { owner: admin?.id }],
    ['marked as spam', 'spam', {}],
  ]
  const lines = [
    '',
    `| ${chosen.toLocaleString('en-CA')} leads at once, ${rounds} times | median ms | longest ms |`,
    '|---|---|---|',
  ]
  for (const [name, path, fields] of changes) {
    const times: number[] = []
    const back: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const all = await everything(stack, cookie)
      const url = `/lead_admin/leads/${path}${search}`
      times.push(await stack.time(url, cookie, { place: 'inbox', all, ...fields }))
      const [last] = await stack.sql`select change_id as change, count(*)::int as records
        from undoable_changes group by 1 order by max(created_at) desc limit 1`
      if (last?.records !== chosen) throw new Error(`${name}: ${last?.records} were changed`)
      back.push(await stack.time('/lead_admin/undo', cookie, { change: last.change, back: list }))
    }
    lines.push(lineOf(name, times), lineOf(`${name}, undone`, back))
  }
  return lines
}

/** What the list says when everything that it finds is selected. */
async function everything(stack: Stack, cookie: string): Promise<string> {
  const page = await stack.read(`${list}${search}&select=all`, cookie)
  const [, all = ''] = /name="all" value="([^"]*)"/.exec(page) ?? []
  if (!all.startsWith(`${chosen}.`)) throw new Error(`not everything is selected: ${all}`)
  return all
}

function lineOf(name: string, times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (place: number) => sorted.at(place)?.toFixed(0)
  return `| ${name} | ${at(Math.floor(rounds / 2))} | ${at(-1)} |`
}
