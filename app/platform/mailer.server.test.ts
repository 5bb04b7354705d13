import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { loadConfig } from './config.server.ts'
import { isFinalFailure } from './final-failure.ts'
import { createMailer, isAboutMail, patience } from './mailer.server.ts'

const mail = { to: 'ada@example.org', subject: 'Subject', html: '<p>Text</p>', text: 'Text' }

test.each<[string, (socket: Socket) => void, RegExp]>([
  ['never greets', () => {}, /Greeting never received/],
  ['greets and says no more', (socket) => void socket.write('220 here\r\n'), /Timeout/],
])('a mail server that %s is not waited for', async (_, talk, said) => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    talk(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const config = loadConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }, process.cwd())
  const mailer = createMailer(config, { connect: 1_000, idle: 2_500 })
  await expect(mailer.deliver(mail, crypto.randomUUID())).rejects.toThrow(said)
  mailer.close()
  server.close()
})

/** A mail server that takes mails, and answers to their end when it is told to. */
async function startSlowServer() {
  const copies: (() => void)[] = []
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], closeTimeout: 1 },
    onData(stream, _session, done) {
      stream.on('end', () => copies.push(() => done())).resume()
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const config = loadConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }, process.cwd())
  const arrived = (count: number) => expect.poll(() => copies.length, { interval: 20 }).toBe(count)
  return { server, config, copies, arrived }
}

test('a server may check a mail for minutes before it says that it has it: who leaves earlier sends it twice', async () => {
  expect(patience.idle).toBeGreaterThanOrEqual(300_000)
  expect(patience.whole).toBeGreaterThan(patience.idle)
  const { server, config, copies, arrived } = await startSlowServer()
  const id = crypto.randomUUID()
  const hasty = createMailer(config, { idle: 1_500 })
  await expect(hasty.deliver(mail, id)).rejects.toThrow(/Timeout/)
  const mailer = createMailer(config)
  const sent = mailer.deliver(mail, id)
  await arrived(2)
  copies[1]?.()
  await sent
  expect(copies).toHaveLength(2)
  mailer.close()
  await new Promise<void>((resolve) => server.close(resolve))
})

test('a mail that a server has and never answers for ends with its time, and with the mailer', async () => {
  const { server, config, arrived } = await startSlowServer()
  const timed = createMailer(config, { whole: 1_500 })
  await expect(timed.deliver(mail, crypto.randomUUID())).rejects.toThrow(/abort/i)
  const mailer = createMailer(config)
  const refused = expect(mailer.deliver(mail, crypto.randomUUID())).rejects.toThrow(/abort/i)
  await arrived(2)
  mailer.close()
  await refused
  await new Promise<void>((resolve) => server.close(resolve))
})

/** A mail server that answers to everybody who is mailed with a code and a text. */
async function startRefusing(responseCode: number, text: string) {
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], closeTimeout: 1 },
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error(text), { responseCode })),
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mailer = createMailer(loadConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }, process.cwd()))
  return {
    error: await mailer.deliver(mail, crypto.randomUUID()).catch((error: unknown) => error),
    async close() {
      mailer.close()
      await new Promise<void>((resolve) => server.close(resolve))
    },
  }
}

test.each([
  [550, 'no such mailbox', { isFinal: true, isAbout: true }],
  [550, '5.1.1 no such mailbox', { isFinal: true, isAbout: true }],
  [552, '5.3.4 message too big', { isFinal: true, isAbout: true }],
  [550, '5.4.5 daily quota exceeded', { isFinal: false, isAbout: true }],
  [554, '5.7.1 relaying denied', { isFinal: false, isAbout: true }],
  [554, '5.3.0 trouble of the system', { isFinal: false, isAbout: true }],
  [451, 'come again', { isFinal: false, isAbout: true }],
  [421, 'shutting down', { isFinal: false, isAbout: false }],
  [530, '5.7.0 sign in first', { isFinal: false, isAbout: false }],
])('whether %i %s ends a mail, and is about it at all', async (code, text, expected) => {
  const { error, close } = await startRefusing(code, text)
  expect({ isFinal: isFinalFailure(error), isAbout: isAboutMail(error) }).toEqual(expected)
  await close()
})

test('the outbox is tidied while a mail is being written into it', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'outbox-'))
  const outbox = path.join(dataDir, 'outbox')
  const [kept, old, written] = ['kept', 'old', 'written'].map(() => crypto.randomUUID())
  await mkdir(outbox)
  for (const name of [`${kept}.eml`, `${old}.eml`, `.${written}.tmp`]) {
    await writeFile(path.join(outbox, name), 'x')
    await utimes(path.join(outbox, name), 1, 1)
  }
  const mailer = createMailer(loadConfig({ DATA_DIR: dataDir }, process.cwd()))
  await mailer.tidyOutbox(async () => {
    await rename(path.join(outbox, `.${written}.tmp`), path.join(outbox, `${written}.eml`))
    return [kept ?? '']
  })
  expect((await readdir(outbox)).sort()).toEqual([`${kept}.eml`, `${written}.eml`].sort())
  await rm(dataDir, { recursive: true })
})
