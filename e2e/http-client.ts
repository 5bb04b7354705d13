import { adminEmail, adminPassword } from '#test/process.ts'

/** What a visitor types into the blueprint form. */
export type BlueprintFields = {
  fullName: string
  email: string
  companyName?: string
  phone?: string
  companySize?: string
  primaryInterest?: string
  message?: string
}

/**
 * Posts a form as a browser without scripts does; redirects are not followed.
 *
 * @param address where it comes from, for a product that was started with `TRUST_PROXY=1`
 * @param patience milliseconds after which the response is no longer waited for
 */
export function postForm(
  url: string,
  fields: Record<string, string>,
  cookie = '',
  address = '127.0.0.1',
  patience = 300_000,
) {
  return fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie, 'x-forwarded-for': address },
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  })
}

/** The hidden fields of a page's form, with their values. */
export async function hiddenFields(pageUrl: string): Promise<Record<string, string>> {
  const page = await (await fetch(pageUrl)).text()
  const [, token] = /name="intake_token" value="([^"]+)"/.exec(page) ?? []
  if (!token) throw new Error(`no form token in ${pageUrl}`)
  return { intake_token: token }
}

/** Stores a lead through the JSON endpoint and returns its reference. */
export async function sendLead(baseUrl: string, fields: BlueprintFields): Promise<string> {
  const answer = await fetch(`${baseUrl}/api/functions/send-blueprint-notification`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...fields, ...(await hiddenFields(`${baseUrl}/blueprint`)) }),
  })
  const body = (await answer.json()) as { reference?: string }
  if (!body.reference) throw new Error(`lead refused with ${answer.status}`)
  return body.reference
}

/** Says something to the assistant and returns the id of the conversation. */
export async function talkAbout(baseUrl: string, message: string): Promise<string> {
  const answer = await fetch(`${baseUrl}/api/functions/smart-triage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message, sessionId: crypto.randomUUID(), files: [] }),
  })
  const body = (await answer.json()) as { conversationId?: string }
  if (!body.conversationId) throw new Error(`message refused with ${answer.status}`)
  return body.conversationId
}

/** Signs the administrator in and returns the cookie header. */
export async function signInAsAdmin(baseUrl: string, password = adminPassword): Promise<string> {
  const answer = await postForm(`${baseUrl}/admin/auth`, { email: adminEmail, password })
  if (answer.status !== 302) throw new Error(`sign-in answered ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/**
 * Every stored lead, by column name, from the panel's own export.
 *
 * @param given cookie of a signed-in administrator; signs in when not given
 */
export async function exportLeads(baseUrl: string, query = 'source=all', given?: string) {
  const cookie = given ?? (await signInAsAdmin(baseUrl))
  const answer = await fetch(`${baseUrl}/lead_admin/leads/export.csv?${query}`, {
    headers: { cookie },
    redirect: 'manual',
  })
  if (answer.status !== 200) throw new Error(`the export answered ${answer.status}`)
  return readCsv(await answer.text())
}

/** Reads RFC 4180: quoted fields may contain commas, quotes and line breaks. */
export function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y
  const source = text.replace(/^\uFEFF/, '')
  while (cell.lastIndex < source.length) {
    const [, quoted, plain = '', end] = cell.exec(source) ?? []
    if (end === undefined) throw new Error('not a CSV file')
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
  }
  const [header = [], ...records] = rows.filter((row) => row.length > 0)
  return records.map((row) => Object.fromEntries(header.map((name, i) => [name, row[i] ?? ''])))
}
