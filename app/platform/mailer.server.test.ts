import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from './config.server.ts'
import { createMailer } from './mailer.server.ts'

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
