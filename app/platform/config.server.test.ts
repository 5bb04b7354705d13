import { describe, expect, it } from 'vitest'
import { ConfigError, loadConfig } from './config.server.ts'

const s3 = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_REGION: 'eu',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
}
const card = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const database = { DATABASE_URL: 'postgres://u:p@db:5432/unordin' }
const secret = { SESSION_SECRET: 'a-secret-of-some-length' }

describe('loadConfig', () => {
  it('needs nothing', () => {
    expect(loadConfig({}, '/srv/site')).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      baseUrl: 'http://localhost:3000',
      https: false,
      dataDir: '/srv/site/data',
      embedded: true,
      mailFrom: 'Unordin <no-reply@localhost>',
      adminEmail: 'admin@example.com',
      notifyEmail: 'admin@example.com',
      demoLoginId: 'demo',
      seed: 'sample',
      trustProxy: 0,
      logLevel: 'info',
      requireAdmin2fa: false,
    })
  })

  it.each<[string, NodeJS.ProcessEnv, object]>([
    [
      'empty means unset',
      { PORT: '', SMTP_URL: ' ', S3_BUCKET: '' },
      { port: 3000, s3: undefined },
    ],
    ['port in the address', { PORT: '8080' }, { port: 8080, baseUrl: 'http://localhost:8080' }],
    [
      'https',
      { BASE_URL: 'https://unordin.com/' },
      { baseUrl: 'https://unordin.com', https: true },
    ],
    ['sender', { BASE_URL: 'https://a.ca' }, { mailFrom: 'Unordin <no-reply@a.ca>' }],
    ['own sender', { MAIL_FROM: 'Team <team@a.ca>' }, { mailFrom: 'Team <team@a.ca>' }],
    ['absolute directory', { DATA_DIR: '/var/lib/my data' }, { dataDir: '/var/lib/my data' }],
    ['database', { ...database, ...secret }, { embedded: false, seed: 'none' }],
    ['database and seed', { ...database, ...secret, SEED: 'sample' }, { seed: 'sample' }],
    [
      'mailbox',
      {
        INBOUND_IMAP_URL: 'imaps://a%40b.ca:p%2Fw@mail.b.ca/Re%20plies',
        INBOUND_ADDRESS: 'Re@b.ca',
      },
      {
        inbound: {
          ...{ host: 'mail.b.ca', port: 993, isSecure: true, user: 'a@b.ca', password: 'p/w' },
          ...{ mailbox: 'Re plies', address: 're@b.ca' },
        },
      },
    ],
    [
      'mailbox without a name',
      { INBOUND_IMAP_URL: 'imap://u:p@[::1]:1143', INBOUND_ADDRESS: 're@b.ca' },
      { inbound: { host: '::1', port: 1143, isSecure: false, mailbox: 'INBOX' } },
    ],
    ['storage', s3, { s3: { bucket: 'files', region: 'eu', secretAccessKey: 'key' } }],
    ['notified', { ADMIN_EMAIL: 'a@b.ca' }, { adminEmail: 'a@b.ca', notifyEmail: 'a@b.ca' }],
    ['assistant', { AI_BASE_URL: 'http://l:1/v1/' }, { ai: { baseUrl: 'http://l:1/v1' } }],
    [
      'card payment',
      { ...card, STRIPE_API_URL: 'http://localhost:12111/' },
      {
        card: {
          ...{ secretKey: 'sk_1', webhookSecret: 'whsec_1' },
          apiUrl: 'http://localhost:12111',
        },
      },
    ],
    ['audit retention', { AUDIT_KEEP_DAYS: '400' }, { auditKeepDays: 400 }],
    ['second factor', { REQUIRE_ADMIN_2FA: '1' }, { requireAdmin2fa: true }],
    ['proxies', { TRUST_PROXY: '2', LOG_LEVEL: 'debug' }, { trustProxy: 2, logLevel: 'debug' }],
  ])('reads %s', (_, env, expected) => {
    expect(loadConfig(env, '/srv')).toMatchObject(expected)
  })

  it.each<[string, NodeJS.ProcessEnv]>([
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['HOST', { HOST: 'not a host' }],
    ['BASE_URL', { BASE_URL: 'unordin.com' }],
    ['BASE_URL', { BASE_URL: 'https://unordin.com/site' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://hidden:hidden@db/x', ...secret }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://hidden@db', ...secret }],
    ['DATABASE_URL', { DATABASE_URL: 'hidden' }],
    ['SESSION_SECRET', database],
    ['SESSION_SECRET', { SESSION_SECRET: 'hidden' }],
    ['SMTP_URL', { SMTP_URL: 'https://hidden' }],
    ['MAIL_FROM', { MAIL_FROM: 'nobody' }],
    ['INBOUND_IMAP_URL', { INBOUND_IMAP_URL: 'https://u:hidden@b.ca', INBOUND_ADDRESS: 'r@b.ca' }],
    ['INBOUND_IMAP_URL', { INBOUND_IMAP_URL: 'imaps://b.ca/INBOX', INBOUND_ADDRESS: 'r@b.ca' }],
    ['INBOUND_IMAP_URL', { INBOUND_IMAP_URL: 'imaps://u:hidden%@b.ca', INBOUND_ADDRESS: 'r@b.ca' }],
    ['INBOUND_IMAP_URL', { INBOUND_ADDRESS: 'r@b.ca' }],
    ['INBOUND_ADDRESS', { INBOUND_IMAP_URL: 'imaps://u:hidden@b.ca/INBOX' }],
    [
      'INBOUND_ADDRESS',
      { INBOUND_IMAP_URL: 'imaps://u:hidden@b.ca', INBOUND_ADDRESS: 'longer-than-13@b.ca' },
    ],
    ['S3_BUCKET', { ...s3, S3_BUCKET: '' }],
    ['S3_ENDPOINT', { S3_SECRET_ACCESS_KEY: 'hidden' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'admin' }],
    ['ADMIN_PASSWORD', { ADMIN_PASSWORD: 'hidden' }],
    ['SEED', { SEED: 'everything' }],
    ['SAMPLE_CLIENT_PASSWORD', { SAMPLE_CLIENT_PASSWORD: 'hidden' }],
    ['NOTIFY_EMAIL', { NOTIFY_EMAIL: 'x@' }],
    ['AI_BASE_URL', { AI_BASE_URL: 'localhost:11434' }],
    ['AI_BASE_URL', { AI_API_KEY: 'hidden' }],
    ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: 'hidden' }],
    ['STRIPE_SECRET_KEY', { STRIPE_API_URL: 'http://hidden' }],
    ['STRIPE_SECRET_KEY', { ...card, STRIPE_SECRET_KEY: 'hidden hidden' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'hidden' }],
    ['STRIPE_API_URL', { ...card, STRIPE_API_URL: 'http://hidden/v1' }],
    ['SCHEDULING_URL', { SCHEDULING_URL: 'calendar' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'hidden hidden' }],
    ['AUDIT_KEEP_DAYS', { AUDIT_KEEP_DAYS: '29' }],
    ['REQUIRE_ADMIN_2FA', { REQUIRE_ADMIN_2FA: 'maybe' }],
  ])('refuses a wrong %s: %o', (name, env) => {
    const run = () => loadConfig(env, '/srv')
    expect(run).toThrow(ConfigError)
    expect(run).toThrow(new RegExp(`^${name}: expected [^\\n]+$`))
    expect(run).not.toThrow(/hidden/)
  })
})
