import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownToken } from '#app/features/intake/form-token.server.ts'
import { references } from '#content/references.ts'
import { referencesPanel as copy, recordMoves } from '#content/references-panel.ts'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { expectClosed } from '#test/gate.ts'
import { soon } from '#test/patience.ts'
import { basedOn } from '#test/seen-version.ts'

const list = '/lead_admin/references'
let product: TestApp
let staff: Client
beforeAll(async () => {
  product = await startTestApp({ SEED: 'sample' })
  staff = product.client()
  await staff.signIn()
})
afterAll(() => product.close())

const sql = () => product.app.db.client
const page = async (path: string, client = product.client()) => (await client.get(path)).text()
const dayIn = (days: number) =>
  new Date(product.app.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
const mail = () => new File(['Yes, you may quote me.\n'], 'permission.eml', { type: 'text/plain' })
const said = {
  organization: 'Ministry of Rivers',
  quote: 'The file says who decided, and why.',
  said_by: 'Ada Roy',
  said_role: 'Director of visas',
}
const permission = () => ({ permission_by: 'Ada Roy, director', permission_on: dayIn(-9) })

async function send(path: string, fields: Record<string, string>, file?: File) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (file) form.set('file', file)
  return staff.form(path, form)
}

async function add(fields: Record<string, string>, file?: File): Promise<string> {
  const answer = await send(`${list}/new`, { based: '0', intent: 'save', ...said, ...fields }, file)
  expect(answer.status, await answer.clone().text()).toBe(302)
  return answer.headers.get('location') ?? ''
}

/** Sends the form of a stored reference as a reader who opens it now would. */
async function save(path: string, fields: Record<string, string>, file?: File) {
  const based = await basedOn(staff, path)
  return send(path, { based, ...said, ...permission(), ...fields }, file)
}

const publish = (fields: Record<string, string> = {}) =>
  add({ ...permission(), intent: 'publish', ...fields }, mail())
const idOf = (path: string) => path.split('/').at(-1) ?? ''
const shows = (text: string) =>
  expect.poll(async () => (await page('/references')).includes(text), soon)

/** Whether the search shows a word as found. */
const finds = (words: string, word: string) =>
  expect.poll(
    async () => (await page(`/search?q=${encodeURIComponent(words)}`)).includes(`>${word}</mark>`),
    soon,
  )

test('without a reference the page says so, and leads to what can be checked', async () => {
  const empty = await page('/references')
  expect(empty).toContain(references.none.title)
  for (const { to } of references.none.items) expect(empty).toContain(`href="${to}"`)
  expect(empty).not.toContain('"Quotation"')
  expect(await page(list, staff)).toContain(copy.empty)
})

test('a reference needs who gave the permission, when, and what shows it', async () => {
  const path = await add({})
  const bare = await save(path, { intent: 'publish', permission_by: '', permission_on: '' })
  expect(bare.status).toBe(422)
  const html = await bare.text()
  for (const text of [copy.errors.needed.by, copy.errors.needed.on, copy.errors.needed.evidence])
    expect(html).toContain(text)
  expect(html).toContain(said.quote)
  const later = { intent: 'publish', permission_on: dayIn(3) }
  expect(await (await save(path, later, mail())).text()).toContain(copy.errors.needed.begins)
  const over = { intent: 'publish', permission_until: dayIn(-1) }
  expect(await (await save(path, over, mail())).text()).toContain(copy.errors.needed.ended)
  expect(await page('/references')).not.toContain(said.organization)
  expect((await save(path, { intent: 'publish' }, mail())).status).toBe(302)
  await shows(said.organization).toBe(true)
  const shown = await page('/references')
  expect(shown).toContain(said.quote)
  expect(shown).toContain('"@type":"Quotation"')
  // The search finds it, and so does the assistant, with who said it.
  await finds('who decided Rivers', 'Rivers').toBe(true)
  const [passage] = await product.app.knowledge.search('What does the Ministry of Rivers say?', 1)
  expect(passage).toMatchObject({ path: '/references', text: expect.stringContaining('Ada Roy') })
  for (const secret of ['permission.eml', 'Ada Roy, director']) expect(shown).not.toContain(secret)
  await sql()`delete from client_references`
})

test('it leaves the site when its permission ends or is withdrawn, and when staff take it off', async () => {
  const path = await publish({ organization: 'Port of Ends' })
  await shows('Port of Ends').toBe(true)
  await finds('Port of Ends', 'Ends').toBe(true)
  const id = idOf(path)
  await sql()`update client_references set permission_until = ${dayIn(-1)} where id = ${id}`
  await shows('Port of Ends').toBe(false)
  await finds('Port of Ends', 'Ends').toBe(false)
  const passages = await product.app.knowledge.search('What does the Port of Ends say?', 5)
  expect(JSON.stringify(passages)).not.toContain('Port of Ends')
  expect(await page(list, staff)).toContain(copy.states.ended)
  await sql()`update client_references set permission_until = null where id = ${id}`
  await shows('Port of Ends').toBe(true)
  const withdrawn = { organization: 'Port of Ends', permission_withdrawn_on: dayIn(0) }
  expect((await save(path, { intent: 'save', ...withdrawn })).status).toBe(302)
  await shows('Port of Ends').toBe(false)
  expect((await save(path, { intent: 'save', organization: 'Port of Ends' })).status).toBe(302)
  await shows('Port of Ends').toBe(true)
  await save(path, { intent: 'hide', organization: 'Port of Ends' })
  await shows('Port of Ends').toBe(false)
  await send(path, { intent: 'remove', based: await basedOn(staff, path) })
  expect((await staff.get(path)).status).toBe(404)
  const verbs = await sql()`select action, ip, details from audit_events
    where subject_id = ${id} order by created_at`
  expect(verbs.map(({ action }) => String(action).replace('client_reference.', ''))).toEqual([
    ...['added', 'published', 'changed', 'changed', 'withdrawn', 'removed'],
  ])
  expect(verbs.every(({ ip }) => ip)).toBe(true)
  expect(JSON.stringify(verbs)).not.toContain('Ada Roy')
})

test('staff are told a month before a permission ends', async () => {
  const path = await publish({ organization: 'Soon Over', permission_until: dayIn(20) })
  await publish({ organization: 'Far Away', permission_until: dayIn(200) })
  const ending = await page(`${list}?state=ending`, staff)
  expect(ending).toContain('Soon Over')
  expect(ending).not.toContain('Far Away')
  expect(ending).toMatch(/References<.*?1 waiting/s)
  await sql()`delete from client_references where id <> ${idOf(path)}`
  await sql()`delete from client_references`
})

test('the evidence is for staff only, each download is recorded, and it goes with the reference', async () => {
  const path = await publish({})
  const file = `${path}/evidence`
  expect(await (await staff.get(file)).text()).toContain('Yes, you may quote me.')
  const events = await sql()`select details, ip from audit_events
    where action = 'client_reference.evidence_downloaded' and subject_id = ${idOf(path)}`
  expect(events).toHaveLength(1)
  expect(events[0]?.details).toEqual({ file: 'permission.eml' })
  const client = product.client()
  const { email } = await createAccount(product, 'client_admin', 'a-long-enough-phrase-3')
  await client.signIn(email, 'a-long-enough-phrase-3')
  for (const by of [client, product.client()]) {
    const answer = await by.get(file)
    expect(await answer.text()).not.toContain('you may quote me')
    expect([302, 401, 403, 404]).toContain(answer.status)
  }
  await expectClosed(product.client(), list, 'admin-references', said.organization)
  const csv = await page(`${list}/export.csv?state=public`, staff)
  for (const text of [said.quote, 'Ada Roy, director', 'permission.eml'])
    expect(csv).toContain(text)
  expect(await page(`${list}/export.csv?state=ended`, staff)).not.toContain(said.quote)
  const [stored] = await sql()`select storage_key from client_references`
  await send(path, { intent: 'remove', based: await basedOn(staff, path) })
  const isStored = async () => {
    const stream = await product.app.storage.read(String(stored?.storage_key))
    stream?.destroy()
    return stream !== null
  }
  await expect.poll(isStored, soon).toBe(false)
})

test('a figure is shown with its source and date, and refused without them', async () => {
  const half = await send(`${list}/new`, { based: '0', intent: 'save', ...said, figure: '12 days' })
  expect(half.status).toBe(422)
  const html = await half.text()
  for (const part of ['figure_note', 'figure_source', 'figure_on'] as const)
    expect(html).toContain(copy.errors.figure[part])
  expect(html).toContain('value="12 days"')
  const [project] = await sql()`select id, slug, title from public_projects where published limit 1`
  const whole = {
    figure: '12 days',
    figure_note: 'until a decision',
    figure_source: 'The ministry',
  }
  const early = await send(`${list}/new`, {
    ...{ based: '0', intent: 'publish', ...said, ...permission() },
    ...{ ...whole, figure_on: '2999-01-01' },
  })
  expect(await early.text()).toContain(copy.errors.needed.measured)
  const measured = { ...whole, figure_on: '2026-10-31', project_id: String(project?.id) }
  // A later save checks the day as well, whether the reference is public or still a draft.
  for (const path of [await publish(measured), await add({})]) {
    const refused = await save(path, { ...measured, figure_on: dayIn(2), intent: 'save' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(copy.errors.needed.measured)
  }
  await shows('12 days').toBe(true)
  const shown = await page('/references')
  for (const text of [
    'until a decision',
    'The ministry',
    'Oct 31, 2026',
    `/projects/${project?.slug}`,
  ])
    expect(shown).toContain(text)
  await sql()`update public_projects set published = false where id = ${String(project?.id)}`
  await shows(`/projects/${project?.slug}`).toBe(false)
  await sql()`update public_projects set published = true where id = ${String(project?.id)}`
  const gone = await send(`${list}/new`, {
    ...{ based: '0', intent: 'save', ...said, project_id: crypto.randomUUID() },
  })
  expect(await gone.text()).toContain(copy.errors.project)
  await sql()`delete from client_references`
})

test('hostile input is shown as text or refused beside its field', async () => {
  const attack = '<script>alert(1)</script><img src=x onerror=alert(2)>'
  await publish({ quote: attack, said_by: '"><svg onload=alert(3)>', said_role: 'javascript:x' })
  await shows('&lt;script&gt;alert(1)').toBe(true)
  for (const html of [await page('/references'), await page(list, staff)])
    expect(html).not.toMatch(/<script>alert|<img src=x|<svg onload/)
  const wrong: [Record<string, string>, string][] = [
    [{ quote: 'x'.repeat(1_201) }, copy.errors.long(1_200)],
    [{ quote: ' \n ' }, copy.errors.quote],
    [{ organization: '' }, copy.errors.organization],
    [{ said_by: 'x'.repeat(121) }, copy.errors.long(120)],
    [{ permission_on: '2026-02-30' }, copy.errors.date],
    [{ permission_on: '0001-01-01' }, copy.errors.date],
    [{ permission_on: '2026-03-01', permission_until: '2026-02-01' }, copy.errors.order],
    [{ project_id: "' or 1=1" }, copy.errors.project],
  ]
  for (const [fields, message] of wrong) {
    const answer = await send(`${list}/new`, { based: '0', intent: 'save', ...said, ...fields })
    expect(answer.status, message).toBe(422)
    expect(await answer.text()).toContain(message)
  }
  const program = new File([Buffer.from('4d5a90', 'hex')], 'permission.pdf')
  const refused = await send(`${list}/new`, { based: '0', intent: 'save', ...said }, program)
  expect(refused.status).toBe(422)
  for (const path of [`${list}/${crypto.randomUUID()}`, `${list}/x`, `${list}/x/evidence`])
    expect((await staff.get(path)).status).toBe(404)
  await sql()`delete from client_references`
})

test('two who save the same reference do not overwrite each other; the order disturbs nobody', async () => {
  const [first, second] = [await add({ organization: 'One' }), await add({ organization: 'Two' })]
  const based = await basedOn(staff, first)
  await staff.post(list, { id: idOf(second), move: 'up' })
  const order = await sql()`select organization from client_references order by display_order`
  expect(order.map(({ organization }) => organization)).toEqual(['Two', 'One'])
  const change = { based, intent: 'save', ...said, organization: 'Uno' }
  expect((await send(first, change)).status).toBe(302)
  const late = await send(first, { ...change, quote: 'Typed in vain' })
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('Typed in vain')
  for (const [id, move, { description }] of [
    [idOf(second), 'up', recordMoves.first],
    [idOf(first), 'down', recordMoves.last],
    [crypto.randomUUID(), 'down', recordMoves.gone],
  ] as const) {
    await staff.post(list, { id, move })
    const told = await page(list, staff)
    expect(told).toContain(description)
    expect(told).not.toContain(recordMoves.moved.title)
  }
  await staff.post(list, { id: idOf(second), move: 'down' })
  expect(await page(list, staff)).toContain(recordMoves.moved.title)
  await sql()`delete from client_references`
})

test('who asks for contact takes the reference along to the staff', async () => {
  const path = await publish({ may_contact: 'on' })
  const asking = `/contact?reference=${idOf(path)}`
  await shows(`href="${asking}#contact-form"`).toBe(true)
  const visitor = product.client()
  const form = await page(asking, visitor)
  expect(form).toContain('Ada Roy, Director of visas, Ministry of Rivers')
  const email = 'max@example.org'
  const post = {
    ...{ firstName: 'Max', lastName: 'Sample', email, company: 'X', interest: 'e-visa' },
    ...{ message: 'May I call her on Monday?', reference: idOf(path) },
    intake_token: ownToken(product.app.secret, 'contact', new Date(Date.now() - 30_000)),
  }
  // Refused, without a script: the answer still says what was asked about.
  const short = await visitor.post(asking, { ...post, message: 'x' })
  expect(await short.text()).toContain(`value="${idOf(path)}"`)
  expect((await visitor.post(asking, post)).status).toBe(302)
  const [lead] = await sql()`select id, details from leads where email = ${email}`
  expect(lead?.details).toEqual({ reference: 'Ada Roy, Director of visas, Ministry of Rivers' })
  const seen = await page(`/lead_admin/leads/${lead?.id}`, staff)
  expect(seen).toContain('Contact with a client')
  await sql()`update client_references set permission_withdrawn_on = ${dayIn(0)}`
  await expect
    .poll(async () => (await page(asking)).includes('not public any more'), soon)
    .toBe(true)
  expect(await page('/contact?reference=%3Cscript%3E')).toContain('not public any more')
  await sql()`delete from client_references`
})
