import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
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
  const mailer = createMailer(config, { connect: 300, idle: 600 })
  await expect(mailer.deliver(mail, crypto.randomUUID())).rejects.toThrow(said)
  mailer.close()
  server.close()
})
