import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { App } from '#app/platform/app.server.ts'
import { loadConfig } from '#app/platform/config.server.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { type CutLine, cutLine } from '#test/cut-line.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { type ImapFault, type ImapServer, startImapServer } from '#test/imap-server.ts'
import { soon } from '#test/patience.ts'
import { type Pace, readMailbox } from './mailbox-reader.server.ts'

let home: TestDatabase
let line: CutLine
let product: TestApp
beforeAll(async () => {
  home = await createTestDatabase()
  line = await cutLine(home.url)
  product = await startTestApp({ DATABASE_URL: line.url })
})
afterAll(async () => {
  await product.close()
  await line[Symbol.asyncDispose]()
  await home.drop()
})

const undo: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
  await product.app.db.client`delete from inbound_mails`
  await product.app.db.client`delete from rate_limits`
})

const pace: Pace = {
  ...{ poll: 400, firstPause: 20, longestPause: 200, lease: 1_500, stuck: 3 },
  patience: { connect: 2_000, answer: 2_000, mail: 4_000, idle: 50 },
}
/** For a server that says nothing, which is waited for to the end. */
const hasty: Pace = {
  ...pace,
  patience: { connect: 1_000, answer: 1_000, mail: 4_000, idle: 50 },
}
const paceWith = (fault: ImapFault) => (fault.startsWith('silent') ? hasty : pace)

async function startServer(): Promise<ImapServer> {
  const server = await startImapServer()
  undo.push(() => server.close())
  return server
}

/** Reads a server's mailbox as a process of its own would. */
function startReader(server: ImapServer, log = product.app.log, its = pace) {
  const env = { INBOUND_IMAP_URL: server.url, INBOUND_ADDRESS: 'reply@unordin.example' }
  const { inbound } = loadConfig(env, '/srv')
  const app: App = { ...product.app, log, config: { ...product.app.config, inbound } }
  const stop = readMailbox(app, its)
  undo.push(stop)
  return stop
}

const mail = (name: string, text = 'Hello.') =>
  `From: ${name}@c.example\r\nTo: reply@unordin.example\r\nMessage-ID: <${name}@c.example>\r\nSubject: ${name}\r\n\r\n${text}\r\n`

/** The mails that were stored, and those that were not taken with their reason. */
async function stored(): Promise<string[]> {
  const rows = await product.app.db.client<{ message_id: string; reason: string | null }[]>`
    select message_id, reason from inbound_mails where state <> 'waiting' order by created_at, message_id`
  return rows.map(({ message_id, reason }) =>
    reason === 'no_address' ? message_id.replace('@c.example', '') : `${message_id} ${reason}`,
  )
}

test.each([true, false])(
  'mails that wait and mails that arrive are stored once and marked (IDLE: %s)',
  async (hasIdle) => {
    const server = await startServer()
    server.state.hasIdle = hasIdle
    server.deliver(mail('old'), new Date(Date.now() - 40 * 86_400_000))
    for (const name of ['one', 'two', 'one']) server.deliver(mail(name))
    startReader(server)
    await expect.poll(stored, soon).toEqual(['one', 'two'])
    server.deliver(mail('three'))
    await expect.poll(stored, soon).toEqual(['one', 'two', 'three'])
    await expect.poll(server.seen, soon).toEqual([2, 3, 4, 5])
  },
)

test('a server that goes away is read on when it is back', async () => {
  const server = await startServer()
  startReader(server)
  server.deliver(mail('before'))
  await expect.poll(stored, soon).toEqual(['before'])
  await server.goAway()
  server.deliver(mail('meanwhile'))
  const failing = async () =>
    (
      await product.app.db
        .client`select failed_at from inbound_mailboxes where failed_at is not null`
    ).length
  await expect.poll(failing, soon).toBe(1)
  await server.comeBack()
  await expect.poll(stored, soon).toEqual(['before', 'meanwhile'])
  await expect.poll(failing, soon).toBe(0)
})

test('one process reads at a time, and another one goes on when it has stopped', async () => {
  const server = await startServer()
  // The first one stops in order, so the other one does not wait for its lease to end.
  const unhurried: Pace = {
    ...{ ...pace, lease: 60_000 },
    patience: { connect: 30_000, answer: 30_000, mail: 30_000, idle: 50 },
  }
  const stop = startReader(server, product.app.log, unhurried)
  await expect.poll(() => server.state.logins, soon).toBe(1)
  // This one asks every second whether it may read.
  startReader(server, product.app.log, { ...unhurried, lease: 3_000 })
  server.deliver(mail('first'))
  await expect.poll(stored, soon).toEqual(['first'])
  expect(server.state.logins).toBe(1)
  await stop()
  server.deliver(mail('second'))
  await expect.poll(stored, soon).toEqual(['first', 'second'])
  expect(server.state.logins).toBe(2)
})

test('the database goes away in the middle: nothing is lost, nothing is stored twice', async () => {
  const server = await startServer()
  startReader(server)
  const names: string[] = []
  for (let round = 0; round < 6; round += 1) {
    for (let index = 0; index < 5; index += 1) {
      names.push(`r${round}-${index}`)
      server.deliver(mail(`r${round}-${index}`))
    }
    line.close()
    line.open()
  }
  await vi.waitFor(() => product.app.db.ping(), soon)
  await expect.poll(async () => (await stored()).sort(), soon).toEqual(names.sort())
})

test('a mailbox that was made anew is read again; what came before is recognised', async () => {
  const server = await startServer()
  const stop = startReader(server)
  server.deliver(mail('kept'))
  await expect.poll(stored, soon).toEqual(['kept'])
  await stop()
  server.state.validity += 1
  server.deliver(mail('new'))
  startReader(server)
  await expect.poll(stored, soon).toEqual(['kept', 'new'])
})

test('a mailbox that goes away in the middle of a mail, and is made anew meanwhile, is read once', async () => {
  const server = await startServer()
  const names = ['one', 'two', 'three']
  for (const name of names) server.deliver(mail(name))
  Object.assign(server.state, { fault: 'hangs up at fetch', faultAt: 2 })
  startReader(server)
  await expect.poll(() => server.state.fetches, soon).toBeGreaterThan(2)
  await server.goAway()
  Object.assign(server.state, { fault: undefined, validity: 8 })
  server.deliver(mail('four'))
  await server.comeBack()
  await expect.poll(async () => (await stored()).sort(), soon).toEqual([...names, 'four'].sort())
})

test.each<ImapFault>(['silent', 'refuses', 'endless line'])(
  'a server that is broken (%s) does no harm, and is read when it is mended',
  async (fault) => {
    const server = await startServer()
    const said: unknown[] = []
    const note = (...words: unknown[]) => void said.push(words)
    const log = { ...product.app.log, error: note, warn: note, info: note } as App['log']
    server.state.fault = fault
    server.deliver(mail('waiting'))
    startReader(server, log, paceWith(fault))
    await expect.poll(() => said.length, soon).toBe(1)
    expect(JSON.stringify(said)).not.toContain('a b')
    await expect.poll(async () => (await product.client().get('/')).status).toBe(200)
    server.state.fault = undefined
    await expect.poll(stored, soon).toHaveLength(1)
  },
)

test.each<ImapFault>(['silent fetch', 'hangs up at fetch', 'empty mail'])(
  'a mail that the server does not give (%s) is set aside, and does not stop the others',
  async (fault) => {
    const server = await startServer()
    server.deliver(mail('good'))
    Object.assign(server.state, { fault, faultAt: server.deliver(mail('bad')) })
    server.deliver(mail('better'))
    startReader(server, product.app.log, paceWith(fault))
    await expect.poll(stored, soon).toHaveLength(3)
    expect((await stored()).sort()).toEqual(['better', 'good', 'uid:7.2 unreadable'])
  },
)

test('mails that are too large, said or not, or without an end, are not taken', async () => {
  const server = await startServer()
  const large = mail('large', 'x'.repeat(50 * 1024 * 1024))
  server.deliver(large)
  startReader(server)
  await expect.poll(stored, soon).toEqual(['large@c.example too_large'])
  // What is much larger than it was said to be is given up, and not taken in part.
  server.state.fault = 'says it is small'
  server.deliver(large.replaceAll('large@', 'liar@'))
  await expect.poll(stored, soon).toContain('uid:7.2 unreadable')
  server.state.fault = 'endless mail'
  server.deliver('x')
  await expect.poll(stored, soon).toContain('uid:7.3 unreadable')
  server.state.fault = undefined
  server.deliver(mail('after'))
  await expect.poll(stored, soon).toContain('after')
})

test('a reader stops at once while the server hangs, and leaves the mailbox to others', async () => {
  const server = await startServer()
  server.state.fault = 'silent'
  const long = { connect: 60_000, answer: 60_000, mail: 60_000, idle: 50 }
  const unhurried = { ...pace, patience: long }
  const stop = startReader(server, product.app.log, { ...unhurried, lease: 60_000 })
  await expect.poll(() => server.state.connections, soon).toBe(1)
  const asked = performance.now()
  await stop()
  expect(performance.now() - asked).toBeLessThan(30_000)
  const [mailbox] = await product.app.db.client`
    select read_by from inbound_mailboxes where read_until > now()`
  expect(mailbox).toBeUndefined()
  await expect.poll(() => server.state.connections, soon).toBe(0)
})
