import { z } from 'zod'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

function isUrl(value: string, protocols: string[]): boolean {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  return protocols.includes(url.protocol) && url.hostname !== ''
}

function isDatabaseUrl(value: string): boolean {
  if (!isUrl(value, ['postgres:', 'postgresql:'])) return false
  return new URL(value).pathname.length > 1
}

function isMailbox(value: string): boolean {
  if (!isUrl(value, ['imap:', 'imaps:'])) return false
  const { username, password, pathname, search, hash } = new URL(value)
  if (!username || !password || search || hash) return false
  try {
    for (const part of [username, password, pathname]) decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

function isOrigin(value: string): boolean {
  if (!isUrl(value, ['http:', 'https:'])) return false
  const url = new URL(value)
  return url.pathname === '/' && !url.search && !url.hash && !url.username
}

const email = z.email('an email address such as name@example.com')
const password = z.string().min(10, '10 to 128 characters').max(128, '10 to 128 characters')
const webUrl = z.string().refine((value) => isUrl(value, ['http:', 'https:']), {
  error: 'an http or https address such as https://example.com/path',
})
const count = (limit: number, error: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, error)
    .transform(Number)
    .refine((value) => value <= limit, { error })
const line = z.string().regex(/^[^\r\n]+$/, 'one line of text')

/** Every environment variable: what it accepts, and the text that follows "expected" in the error. */
export const variables = z.object({
  PORT: count(65535, 'a port number from 0 to 65535').default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'a host name or address such as 0.0.0.0')
    .default('0.0.0.0'),
  BASE_URL: z
    .string()
    .refine(isOrigin, {
      error: 'an http or https origin without a path, such as https://example.com',
    })
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl, {
      error: 'a PostgreSQL address such as postgres://user:pass@host:5432/name',
    })
    .optional(),
  SESSION_SECRET: z.string().min(16, 'at least 16 random characters').optional(),
  SMTP_URL: z
    .string()
    .refine((value) => isUrl(value, ['smtp:', 'smtps:']), {
      error: 'a mail server address such as smtp://user:pass@host:587',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'a sender such as Name <name@example.com>',
    )
    .optional(),
  INBOUND_IMAP_URL: z
    .string()
    .refine(isMailbox, {
      error: 'a mailbox such as imaps://user:pass@mail.example.com/INBOX',
    })
    .optional(),
  INBOUND_ADDRESS: email
    .refine((value) => /^[a-z0-9._-]{1,13}@/i.test(value), {
      error: 'an address with at most 13 letters before the @, such as reply@example.com',
    })
    .transform((value) => value.toLowerCase())
    .optional(),
  S3_ENDPOINT: webUrl.optional(),
  S3_REGION: line.optional(),
  S3_BUCKET: line.optional(),
  S3_ACCESS_KEY_ID: line.optional(),
  S3_SECRET_ACCESS_KEY: line.optional(),
  ADMIN_EMAIL: email.default('admin@example.com'),
  ADMIN_PASSWORD: password.optional(),
  DEMO_LOGIN_ID: line.default('demo'),
  DEMO_PASSWORD: line.optional(),
  SEED: z.enum(['sample', 'none'], 'sample or none').optional(),
  SAMPLE_CLIENT_PASSWORD: password.optional(),
  NOTIFY_EMAIL: email.optional(),
  APPLICATION_RETENTION_DAYS: count(3650, 'a number of days from 1 to 3650')
    .refine((days) => days >= 1, { error: 'a number of days from 1 to 3650' })
    .default(180),
  CONVERSATION_RETENTION_DAYS: count(3650, 'a number of days from 1 to 3650')
    .refine((days) => days >= 1, { error: 'a number of days from 1 to 3650' })
    .default(90),
  UPLOAD_MEGABYTES: count(5000, 'a number of megabytes from 25 to 5000')
    .refine((megabytes) => megabytes >= 25, { error: 'a number of megabytes from 25 to 5000' })
    .default(500),
  AI_BASE_URL: webUrl.optional(),
  AI_API_KEY: line.optional(),
  AI_CHAT_MODEL: line.optional(),
  AI_VISION_MODEL: line.optional(),
  AI_TRANSCRIBE_MODEL: line.optional(),
  AI_SPEECH_MODEL: line.optional(),
  AI_DAILY_TOKENS: z
    .string()
    .regex(/^\d{1,12}$/, 'a number of tokens such as 1000000')
    .transform(Number)
    .optional(),
  STRIPE_SECRET_KEY: z.string().regex(/^\S+$/, 'a key without spaces').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().regex(/^\S+$/, 'a secret without spaces').optional(),
  STRIPE_API_URL: z
    .string()
    .refine(isOrigin, {
      error: 'an http or https origin without a path, such as http://localhost:12111',
    })
    .optional(),
  SCHEDULING_URL: webUrl.optional(),
  TRUST_PROXY: count(32, 'the number of proxies in front, from 0 to 32').default(0),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
  METRICS_TOKEN: z.string().regex(/^\S+$/, 'a token without spaces').optional(),
  AUDIT_KEEP_DAYS: count(36_500, 'a number of days from 30 to 36500')
    .refine((days) => days >= 30, 'a number of days from 30 to 36500')
    .default(1_096),
  REQUIRE_ADMIN_2FA: z
    .enum(['0', '1', 'false', 'true'], '0 or 1')
    .default('0')
    .transform((value) => value === '1' || value === 'true'),
})

export type Variables = z.infer<typeof variables>
