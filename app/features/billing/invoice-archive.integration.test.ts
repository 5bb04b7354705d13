import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import type { Client } from '#test/app.ts'
import { startBilling } from '#test/invoices.ts'

const list = '/dashboard/invoices'
const password = 'a-long-enough-phrase-3'
let billing: Awaited<ReturnType<typeof startBilling>>
let ours: Client
beforeAll(async () => {
  billing = await startBilling()
  ours = billing.product.client()
  await ours.signIn(billing.people.email, password)
})
afterAll(() => billing.product.close())

const addressOf = (ids: readonly string[], more = '') =>
  `${list}/archive.zip?${new URLSearchParams(ids.map((id) => ['invoice', id]))}${more}`

/** Where the answer leads, and what the page there says. */
async function refusal(client: Client, address: string) {
  const answer = await client.get(address)
  const location = answer.headers.get('location') ?? ''
  return { location, page: await (await client.get(location)).text() }
}

test('the selected invoices come as one file, and each is on record', async () => {
  const { app, people, invoice, audited } = billing
  const [one, two, left] = [await invoice(), await invoice(), await invoice()]
  const page = await (await ours.get(list)).text()
  expect(page).toContain(`aria-label="Select ${one.number}"`)
  expect(page).toMatch(new RegExp(`<form[^>]*action="${list}/archive.zip"[^>]*method="get"`))
  // Named twice, it is in it once.
  const answer = await ours.get(addressOf([two.id, one.id, two.id]))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toMatch(/filename="invoices-[\d-]+\.zip"/)
  expect(answer.headers.get('cache-control')).toBe('private, no-store, no-transform')
  const zip = await fromBufferPromise(Buffer.from(await answer.arrayBuffer()))
  const names: string[] = []
  for await (const entry of zip.eachEntry()) {
    names.push(entry.fileName)
    if (entry.fileName !== `Invoice ${two.number}.pdf`) continue
    const chunks = await (await zip.openReadStreamPromise(entry)).toArray()
    const { text: pages } = await extractText(new Uint8Array(Buffer.concat(chunks)))
    expect(pages.join(' ')).toContain(two.number)
  }
  expect(names).toEqual([`Invoice ${one.number}.pdf`, `Invoice ${two.number}.pdf`])
  for (const { id } of [one, two])
    expect((await audited(id)).filter((action) => action === 'invoice.downloaded')).toHaveLength(1)
  expect(await audited(left.id)).not.toContain('invoice.downloaded')
  const events = await app.db.client`select distinct actor_id, ip is not null as "hasIp"
    from audit_events where action = 'invoice.downloaded'`
  expect(events).toEqual([{ actor_id: people.userId, hasIp: true }])
})

test('nothing selected and too much selected lead back to the list, which says so', async () => {
  const many = Array.from({ length: 101 }, () => crypto.randomUUID())
  const back = `&list=${encodeURIComponent('?status=pending')}`
  const nothing = await refusal(ours, addressOf([], back))
  expect(nothing.location).toBe(`${list}?status=pending`)
  expect(nothing.page).toContain('Nothing is selected. Select at least one invoice.')
  const tooMuch = await refusal(ours, addressOf(many, '&list=//elsewhere.example'))
  expect(tooMuch.location).toBe(list)
  expect(tooMuch.page).toContain('You have selected more than 100 invoices. Select at most 100.')
})

test('with one that is a draft, of somebody else or nonsense there is no file and no record', async () => {
  const { client, draft, invoice, product, audited } = billing
  const [mine, begun] = [await invoice(), await draft()]
  const other = await client()
  const foreign = await invoice(other)
  for (const id of [begun.id, foreign.id, crypto.randomUUID(), 'nonsense'])
    expect((await ours.get(addressOf([mine.id, id]))).status, id).toBe(404)
  expect(await audited(mine.id)).not.toContain('invoice.downloaded')
  const anybody = await product.client().get(addressOf([mine.id]))
  expect(anybody.headers.get('location')).toContain('/auth')
})

test('a download that is left or fails is cut off and harms nobody; too many are refused', async () => {
  const { app, invoice } = billing
  const ids = [(await invoice()).id, (await invoice()).id]
  const left = await ours.get(addressOf(ids))
  const reader = left.body?.getReader()
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0)
  await reader?.cancel()
  await app.db.client`revoke select on invoice_lines from unordin_request`
  try {
    const failing = await ours.get(addressOf(ids))
    expect(failing.status).toBe(200)
    await expect(failing.arrayBuffer()).rejects.toThrow()
  } finally {
    await app.db.client`grant select on invoice_lines to unordin_request`
  }
  expect((await ours.get(list)).status).toBe(200)
  let answer = await ours.get(addressOf(ids))
  for (let tries = 0; answer.status === 200 && tries < 6; tries++) {
    await answer.arrayBuffer()
    answer = await ours.get(addressOf(ids))
  }
  expect(answer.headers.get('location')).toBe(list)
})
