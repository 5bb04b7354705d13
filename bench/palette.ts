import { type Stack, startStack, tableHead } from './stack.ts'
import { withoutIndexes } from './without-indexes.ts'

const cases: Record<string, string> = {
  'nothing typed': '',
  'one letter': 'j',
  'two letters': 'ja',
  'three letters': 'jan',
  'a common first name': 'jane',
  'a common word': 'ministry',
  'three common words': 'ministry of health',
  'letters that nothing has': 'xq',
  'a word that nothing has': 'zzzzzzzz',
  'a whole name': 'jane halmarkan',
  'the name of an organization': 'ministry of health torhalia',
  'an email address': 'jane.p4242@dept142.example.org',
  'the beginning of an address': 'jane.p42',
  'the end of an address': 'dept142.example',
  'the number of an invoice': 'INV-2024-004242',
  'overdue invoices of a client': 'ministry of health torhalia overdue',
  'a status alone': 'overdue',
  'a misspelled name': 'halmarkann',
  'a misspelled organization': 'ministri of helth',
}

const tables = [
  'leads',
  'people',
  'clients',
  'projects',
  'support_tickets',
  'documents',
  'invoices',
]
const given = `(array['Jane','John','Maria','Ahmed','Fatima','Grace','Pierre','Sophie','Luca','Elena','Kwame','Amina','Wei','Ravi','Priya','Olga','Carlos','Ingrid','Yuki','Omar'])`
const syllables = `(array['an','ber','car','dom','el','far','gor','hal','in','jor','kan','lo','mar','nel','pet','quin','ro','sal','tor','ul'])`
const kinds = `(array['Ministry of','Department of','Agency for','Bureau of','Council of'])`
const topics = `(array['Health','Finance','Transport','Energy','Education','Justice','Labour','Tourism','Trade','Customs'])`

/** The name of a person, or with other steps of an organization: words that share their syllables, as real ones do. */
const surname = (i: string) =>
  `initcap(${syllables}[1 + ${i} / 20 % 20] || ${syllables}[1 + ${i} / 400 % 20] || ${syllables}[1 + ${i} % 20])`
const person = (i: string) => `${given}[1 + ${i} % 20] || ' ' || ${surname(i)}`
const organisation = (i: string) =>
  `${kinds}[1 + ${i} % 5] || ' ' || ${topics}[1 + ${i} / 5 % 10] || ' ' || initcap(${syllables}[1 + ${i} / 50 % 20] || ${syllables}[1 + ${i} / 1000 % 20]) || 'ia'`
const address = (i: string) =>
  `lower(${given}[1 + ${i} % 20]) || '.p' || ${i} || '@dept' || ${i} % 900 || '.example.org'`

const numbered = '(select id, name, row_number() over (order by created_at desc) as i from clients)'

const part = 100_000

/** Fills the tables without their indexes and triggers, which a million rows would make slow. */
async function fill(sql: Stack['sql'], rows: number): Promise<void> {
  for (const table of tables) await sql.unsafe(`alter table ${table} disable trigger user`)
  await withoutIndexes(sql, tables, () => fillTables(sql, rows))
  for (const table of tables) await sql.unsafe(`alter table ${table} enable trigger user`)
  await sql.unsafe(`vacuum analyze ${tables.join(', ')}`)
}

async function fillTables(sql: Stack['sql'], rows: number): Promise<void> {
  const people = Math.ceil(rows / 5)
  for (let from = 1; from <= rows; from += part)
    await sql.unsafe(`insert into leads (id, source, full_name, email, company_name, status, created_at)
      select gen_random_uuid(), (array['blueprint','contact','assistant'])[1 + i % 3], ${person('i / 5')}, ${address('i / 5')},
        ${organisation('i / 5')}, (array['new','contacted','qualified','converted'])[1 + i % 4], now() - i * interval '31 seconds'
      from generate_series(${from}, ${Math.min(from + part - 1, rows)}) i`)
  for (const text of [
    `insert into people (full_name, organisation_given, email, emails, first_seen_at, last_seen_at)
      select ${person('i')}, ${organisation('i')}, ${address('i')}, ${address('i')}, now(), now() - i * interval '80 seconds'
      from generate_series(1, ${people}) i`,
    `insert into clients (name, created_at) select ${organisation('i')}, now() - i * interval '1 hour' from generate_series(1, 8000) i`,
    // What refers to a client is checked by its index only when the table is known to be long.
    'analyze clients',
    `insert into projects (client_id, name, created_at) select n.id, n.name || ' portal', now() - n.i * interval '1 hour' from ${numbered} n`,
    `insert into support_tickets (client_id, title, description, status, last_activity_at)
      select n.id, 'Cannot sign in to the portal ' || s, 'Since Monday', (array['open','closed','resolved'])[1 + s % 3], now() - n.i * s * interval '1 minute'
      from ${numbered} n, generate_series(1, 12) s`,
    `insert into documents (client_id, name, file_size, mime_type, storage_key, created_at)
      select n.id, n.name || ' contract ' || s || '.pdf', 1, 'application/pdf', n.id || '/' || s, now() - n.i * s * interval '1 minute'
      from ${numbered} n, generate_series(1, 25) s`,
    `insert into invoices (client_id, status, number, issued_on, issued_at, due_on, currency, bill_name, description, created_at)
      select n.id, (array['overdue','pending','paid','paid'])[1 + s % 4], 'INV-' || 2020 + s % 7 || '-' || lpad((n.i * 12 + s)::text, 6, '0'),
        now(), now(), now(), 'CAD', n.name, 'Stage ' || s, now() - n.i * s * interval '1 minute'
      from ${numbered} n, generate_series(1, 12) s`,
  ])
    await sql.unsafe(text)
}

/**
 * Measures what the palette of the panel asks while somebody types, through the whole HTTP stack of the built
 * product.
 *
 * @param rows how many leads to create first; every five are those of one person
 * @returns lines of a Markdown table
 */
export async function measurePalette(rows: number): Promise<string[]> {
  const stack = await startStack()
  try {
    await fill(stack.sql, rows)
    const cookie = await stack.signIn('/admin/auth', 'admin@example.com')
    const lines = tableHead(`palette, ${rows.toLocaleString('en-CA')} leads`)
    for (const [name, words] of Object.entries(cases)) {
      // More than the limit allows a person.
      await stack.sql`delete from rate_limits where key like 'palette:%'`
      const query = new URLSearchParams({ q: words }).toString()
      lines.push(...(await stack.measure('/lead_admin/search/answer', cookie, { [name]: query })))
    }
    return lines
  } finally {
    await stack.stop()
  }
}
