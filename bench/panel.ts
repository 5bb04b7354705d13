import { sumUp } from '#app/features/figures/figures-store.server.ts'
import { chooseLeads, measureBulk } from './bulk.ts'
import { addBusyPerson, fillPanel } from './panel-fill.ts'
import { type Stack, startStack, tableHead } from './stack.ts'

const leadLists: Record<string, string> = {
  'first page': '',
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
  'search, nearly everything': 'q=example',
}
const dueAndBoards: Record<string, string> = {
  'the due': 'show=due',
  'the due, a rare word': 'show=due&q=c4ca4238a0b9',
  'the due, a frequent word': 'show=due&q=company+42',
  'the due, nothing found': 'show=due&q=zzzzzz',
  'board of the due': 'view=board&show=due',
  'board of the due, a frequent word': 'view=board&show=due&q=company+42',
  board: 'view=board',
  'board, a rare word': 'view=board&q=c4ca4238a0b9',
  'board, a frequent word': 'view=board&q=company+42',
  'board, nearly everything': 'view=board&q=example',
  'board, nothing found': 'view=board&q=zzzzzz',
}
const peopleLists: Record<string, string> = {
  'first page': '',
  'by name': 'sort=full_name',
  'last page': 'before=end',
  'without an owner': 'owner=none',
  'verified addresses': 'address=verified',
  'search, one match': 'q=c4ca4238a0b9',
  'search, many matches': 'q=company+42',
  'search, no match': 'q=zzzzzz',
}
const periods: Record<string, string> = {
  '7 days': 'days=7',
  '30 days': 'days=30',
  '90 days': 'days=90',
  '365 days': 'days=365',
}
const ones = 500

/**
 * Measures the panel with many leads and people, as a signed-in administrator's browser asks for it:
 * session, gate, row-level security and one page, through the whole HTTP stack of the built product.
 *
 * @param rows how many leads to create first; every five are those of one person
 * @returns lines of a Markdown table
 */
export async function measurePanel(rows: number): Promise<string[]> {
  const stack = await startStack()
  try {
    const { sql } = stack
    await fillPanel(sql, rows)
    const person = await addBusyPerson(sql)
    await chooseLeads(sql)
    await stack.db.system((tx) => sumUp(tx))
    await sql.unsafe('vacuum analyze')
    const [{ people } = {}] = await sql`select count(*)::int as people from people`
    const cookie = await stack.signIn('/admin/auth', 'admin@example.com')
    const measure = (path: string, cases: Record<string, string>) =>
      stack.measure(`${path}.data`, cookie, cases)
    return [
      ...tableHead(`the panel, ${rows.toLocaleString('en-CA')} leads, ${people} people`),
      ...(await measure('/lead_admin', { Today: '', 'Today, mine': 'whose=mine' })),
      ...(await measure(person, { 'a person with 1,000 events': '' })),
      ...tableHead('Blueprint Leads'),
      ...(await measure('/lead_admin/leads', leadLists)),
      ...tableHead('all leads'),
      ...(await measure('/lead_admin/inbox', leadLists)),
      ...(await measure('/lead_admin/inbox', dueAndBoards)),
      ...tableHead('people'),
      ...(await measure('/lead_admin/people', peopleLists)),
      ...tableHead('figures'),
      ...(await measure('/lead_admin/figures', periods)),
      ...(await measureBulk(stack, cookie)),
      '',
      await timesOfOne(sql),
    ]
  } finally {
    await stack.stop()
  }
}

/** How long one lead takes: alone, with the record of its person, and with its counts by day as well. */
async function timesOfOne(sql: Stack['sql']): Promise<string> {
  const person = ['people_after_insert']
  const counts = ['daily_leads_insert', 'daily_first_answers_insert']
  const set = async (state: 'enable' | 'disable', triggers: string[]) => {
    for (const one of triggers) await sql.unsafe(`alter table leads ${state} trigger ${one}`)
  }
  await set('disable', [...person, ...counts])
  const alone = await timeOfOne(sql, 'alone')
  await set('enable', person)
  const known = await timeOfOne(sql, 'known')
  await set('enable', counts)
  const counted = await timeOfOne(sql, 'counted')
  return `A lead is stored in ${alone} ms, with the record of its person in ${known} ms, with its counts by day as well in ${counted} ms (median of ${ones}).`
}

async function timeOfOne(sql: Stack['sql'], kind: string): Promise<string | undefined> {
  const times: number[] = []
  for (let i = 0; i < ones; i += 1) {
    const start = performance.now()
    await sql`insert into leads (id, source, full_name, email, company_name)
      values (gen_random_uuid(), 'contact', 'Ada Roy', ${`${kind}${i}@port.example`}, 'Port')`
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[ones / 2]?.toFixed(2)
}

if (import.meta.main) {
  console.log((await measurePanel(Number(process.argv[2] ?? 1_000_000))).join('\n'))
  process.exit(0)
}
