import { expect, test } from 'vitest'
import { suppliersOf } from './suppliers.server.ts'

const none = {
  embedded: true,
  databaseUrl: undefined,
  s3: undefined,
  smtpUrl: undefined,
  inbound: undefined,
  ai: undefined,
  schedulingUrl: undefined,
}
const s3 = (endpoint: string) => ({
  ...{ endpoint, region: 'ca-1', bucket: 'b', accessKeyId: 'a', secretAccessKey: 's' },
})

test('without outside services there is no sub-processor', () => {
  expect(suppliersOf(none, { mail_provider: 'Example Mail, Canada' })).toEqual([])
  expect(suppliersOf({ ...none, databaseUrl: 'postgres://a:b@db.example.com/x' }, {})).toEqual([])
})

test('each configured service is named by its host and company, never with its password', () => {
  const config = {
    embedded: false,
    databaseUrl: 'postgres://user:secret@db.example.com:5432/x',
    s3: s3('https://s3.example.com'),
    smtpUrl: 'smtp://user:secret@mail.example.com:587',
    inbound: {
      ...{ host: 'Imap.example.com', port: 993, isSecure: true, user: 'reply', password: 'secret' },
      ...{ mailbox: 'INBOX', address: 'reply@example.com' },
    },
    ai: { baseUrl: 'https://ai.example.com/v1', apiKey: 'secret', dailyTokens: 1 },
    schedulingUrl: 'https://calendar.example.com/team',
  }
  const found = suppliersOf(config, {
    ...{ mail_provider: 'Example Mail, Canada', mailbox_provider: 'Example Post, Canada' },
  })
  expect(found).toEqual([
    { role: 'database', host: 'db.example.com', stated: null },
    { role: 'files', host: 's3.example.com', stated: null },
    { role: 'mail', host: 'mail.example.com', stated: 'Example Mail, Canada' },
    { role: 'mailbox', host: 'imap.example.com', stated: 'Example Post, Canada' },
    { role: 'ai', host: 'ai.example.com', stated: null },
    { role: 'scheduling', host: 'calendar.example.com', stated: null },
  ])
  expect(JSON.stringify(found)).not.toContain('secret')
})

test.each([
  'localhost',
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.4',
  '192.168.1.1',
  '[::1]',
  '[fd00::1]',
  'minio',
  'storage.internal',
])('%s belongs to the installation', (host) => {
  expect(suppliersOf({ ...none, s3: s3(`http://${host}:9000`) }, {})).toEqual([])
})

test.each(['172.32.0.1', '8.8.8.8', 'internal.example.com'])('%s is outside of it', (host) => {
  expect(suppliersOf({ ...none, s3: s3(`https://${host}`) }, {})).toHaveLength(1)
})
