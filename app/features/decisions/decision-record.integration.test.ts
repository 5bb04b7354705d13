import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stopClock } from '#test/clock.ts'
import { panel, portal, startWithDecisions, textOf } from '#test/decisions.ts'
import { formWith, pdfBytes } from '#test/files.ts'

let house: Awaited<ReturnType<typeof startWithDecisions>>
beforeAll(async () => {
  house = await startWithDecisions()
})
afterAll(() => house.product.close())
beforeEach(() => house.sql`delete from rate_limits`)

const sign = (who: { client: typeof house.ours }, id: string, name?: string) =>
  who.client.post(portal(id), {
    ...{ intent: 'agree', round: '1' },
    ...(name !== undefined && { name }),
  })
const check = (bytes: Uint8Array | string) =>
  house.product.client().form('/verify', formWith({}, [['record', 'record.pdf', bytes]]))
const genuine = 'This record is genuine'
const refused = 'This file is not confirmed'

async function signed() {
  const one = await house.asked({ kind: 'signature', 'person-2': '' })
  await sign(house.ada, one.id, 'Ada Lovelace')
  return one
}
async function recordOf(path: string, client = house.ours) {
  const answer = await client.get(`${path}/record.pdf`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  return Buffer.from(await answer.arrayBuffer())
}

test('a signature needs a name, which is kept with the wording', async () => {
  const { id, title } = await house.asked({ kind: 'signature', 'person-2': '' })
  const page = await textOf(house.ada.client.get(portal(id)))
  expect(page).toContain('Your full name')
  expect(page).toContain(`“${title}” and sign it. My name below stands for my signature.`)
  const wrong: [string | undefined, number, string][] = [
    ['  ', 422, 'Please type your full name'],
    ['x'.repeat(201), 422, 'at most 200 characters'],
    [undefined, 409, 'Please type or draw your name to sign.'],
  ]
  for (const [name, status, said] of wrong) {
    const answer = await sign(house.ada, id, name)
    expect([name, answer.status]).toEqual([name, status])
    expect(await textOf(Promise.resolve(answer))).toContain(said)
  }
  expect((await sign(house.ada, id, 'Ada  Lovelace ')).status).toBe(302)
  const [event] =
    await house.sql`select signed_as, wording, sign_in, ip, agent from client_decision_events
    where decision_id = ${id} and kind = 'agreed'`
  expect(event).toMatchObject({ signed_as: 'Ada Lovelace', sign_in: 'password' })
  expect(event?.wording).toContain('My name below stands for my signature.')
  expect(event?.ip).toBeTruthy()
  expect(await textOf(house.staff.get(panel(id)))).toContain('Ada Lovelace')
})

test('the record is genuine as it was downloaded, by both sides, and not after any byte was changed', async () => {
  const { id } = await signed()
  const records = [await recordOf(portal(id)), await recordOf(panel(id), house.staff)]
  for (const record of records) expect(await textOf(check(record))).toContain(genuine)
  const [record = Buffer.alloc(0)] = records
  const size = record.length
  // At the beginning, in the middle, and in each part of the signature.
  const places = [
    0,
    9,
    size >> 1,
    size - 200,
    size - 145,
    size - 120,
    size - 50,
    size - 2,
    size - 1,
  ]
  for (const place of places) {
    const changed = Buffer.from(record)
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place)
    expect([place, (await textOf(check(changed))).includes(refused)]).toEqual([place, true])
  }
  for (const other of [record.subarray(0, -1), Buffer.concat([record, Buffer.from('\n')])])
    expect(await textOf(check(other))).toContain(refused)
  const audit = await house.auditOf(id)
  expect(audit.filter(({ action }) => action === 'decision.record_downloaded')).toHaveLength(2)
})

test('a record of before, whose signature is its last line, is genuine until a byte is changed', async () => {
  const { id } = await signed()
  const record = (await recordOf(portal(id))).toString('latin1')
  const [line = ''] = /%UNORDIN-SIGNATURE .*\n/.exec(record) ?? []
  const former = Buffer.from(`${record.replace(line, '')}\n${line}`, 'latin1')
  expect(await textOf(check(former))).toContain(genuine)
  for (const place of [9, former.length - line.length - 1, former.length - 20, former.length - 1]) {
    const changed = Buffer.from(former)
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place)
    expect([place, (await textOf(check(changed))).includes(refused)]).toEqual([place, true])
  }
})

test('it says nothing of the file, also of others, of none, and of large ones', async () => {
  const { id, title } = await signed()
  const record = await recordOf(portal(id))
  expect(await textOf(check(record))).not.toContain(title)
  for (const other of [pdfBytes, 'x', '\n%UNORDIN-SIGNATURE '])
    expect(await textOf(check(other))).toContain(refused)
  const none = await check('')
  expect(none.status).toBe(422)
  expect(await textOf(Promise.resolve(none))).toContain('Please choose a file')
  expect((await check(Buffer.alloc(4 * 1024 * 1024 + 1))).status).toBe(422)
  expect((await check(Buffer.alloc(6 * 1024 * 1024))).status).toBe(413)
  expect((await house.theirs.get(`${portal(id)}/record.pdf`)).status).toBe(404)
})

test('a key of a former secret still confirms what it has signed, and a new one signs', async () => {
  const { id } = await signed()
  const before = await recordOf(portal(id))
  const keys = async () => (await house.sql`select id from signing_keys`).length
  const had = await keys()
  await house.sql`update signing_keys set sealed_key = 'sealed with another secret'`
  const after = await recordOf(portal(id))
  expect(await keys()).toBe(had + 1)
  for (const record of [before, after]) expect(await textOf(check(record))).toContain(genuine)
})

test('one address can check so many files only', async () => {
  using _clock = stopClock(house.product)
  const client = house.product.client()
  const form = () => formWith({}, [['record', 'record.pdf', pdfBytes]])
  for (let at = 0; at < 30; at += 1) expect((await client.form('/verify', form())).status).toBe(200)
  expect((await client.form('/verify', form())).status).toBe(429)
})
