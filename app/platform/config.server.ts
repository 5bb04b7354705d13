import { resolve } from 'node:path'
import { type Variables, variables } from './config-variables.server.ts'
import { StartupError } from './startup-error.ts'

/** An environment variable has a value that the product cannot use. The message is one line. */
export class ConfigError extends StartupError {
  override name = 'ConfigError'
}

export interface S3Config {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export interface AiConfig {
  baseUrl: string
  apiKey?: string
  chatModel?: string
  visionModel?: string
  transcribeModel?: string
  speechModel?: string
  /** Tokens that all functions together may use in one day (UTC). */
  dailyTokens: number
}

/** The mailbox that answers to the product's mails arrive in. */
export interface InboundConfig {
  host: string
  port: number
  /** Encrypted from the first byte; otherwise from the answer to STARTTLS. */
  isSecure: boolean
  user: string
  password: string
  mailbox: string
  /** The address of the mailbox, in small letters. Mail to `name+anything@domain` arrives there too. */
  address: string
}

/** The account at the payment provider with which invoices are paid by card. */
export interface CardConfig {
  secretKey: string
  /** Signs the provider's messages. */
  webhookSecret: string
  /** The origin of a test server; unset: the provider's own. */
  apiUrl?: string
}

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

export interface Config {
  port: number
  host: string
  /** Public origin without a trailing slash. */
  baseUrl: string
  /** The public origin is https: cookies are Secure. */
  https: boolean
  /** Absolute path. */
  dataDir: string
  /** No DATABASE_URL: the embedded PostgreSQL in `dataDir` is used. */
  embedded: boolean
  databaseUrl?: string
  /** Unset only with the embedded database: generated once into `dataDir`. */
  sessionSecret?: string
  /** Unset: mails are written to `dataDir/outbox`. */
  smtpUrl?: string
  mailFrom: string
  /** Unset: answers to mails are not read, and mails carry no address for them. */
  inbound?: InboundConfig
  /** Unset: files are kept in `dataDir/files`. */
  s3?: S3Config
  adminEmail: string
  /** Unset: generated and printed once. */
  adminPassword?: string
  demoLoginId: string
  /** Unset: generated and printed at each start. */
  demoPassword?: string
  seed: 'sample' | 'none'
  /** Unset: generated and printed once. */
  sampleClientPassword?: string
  notifyEmail: string
  /** After this many days an application and its resume are deleted. */
  applicationRetentionDays: number
  conversationRetentionDays: number
  /** The most bytes of a file that is sent in pieces. */
  largestUpload: number
  /** Unset: the built-in engines answer. */
  ai?: AiConfig
  /** Unset: invoices are paid by bank transfer, or at a link that staff enter. */
  card?: CardConfig
  schedulingUrl?: string
  /** The number of proxies whose `X-Forwarded-For` is believed. */
  trustProxy: number
  logLevel: LogLevel
  metricsToken?: string
  /** An audit event is removed after this many days. */
  auditKeepDays: number
  requireAdmin2fa: boolean
}

function readS3(values: Variables): S3Config | undefined {
  const names = [
    'S3_ENDPOINT',
    'S3_REGION',
    'S3_BUCKET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ] as const
  if (names.every((name) => values[name] === undefined)) return undefined
  const missing = names.find((name) => values[name] === undefined)
  if (missing)
    throw new ConfigError(`${missing}: expected a value, because other S3_ variables are set`)
  return {
    endpoint: values.S3_ENDPOINT ?? '',
    region: values.S3_REGION ?? '',
    bucket: values.S3_BUCKET ?? '',
    accessKeyId: values.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? '',
  }
}

function readInbound(values: Variables): InboundConfig | undefined {
  const { INBOUND_IMAP_URL: url, INBOUND_ADDRESS: address } = values
  if (!url && !address) return undefined
  if (!address)
    throw new ConfigError('INBOUND_ADDRESS: expected a value, because INBOUND_IMAP_URL is set')
  if (!url)
    throw new ConfigError('INBOUND_IMAP_URL: expected a value, because INBOUND_ADDRESS is set')
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  const isSecure = protocol === 'imaps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 993 : 143),
    isSecure,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    mailbox: decodeURIComponent(pathname.slice(1)) || 'INBOX',
    address,
  }
}

function readCard(values: Variables): CardConfig | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  } = values
  if (!secretKey && !webhookSecret && !apiUrl) return undefined
  if (!secretKey)
    throw new ConfigError(
      `STRIPE_SECRET_KEY: expected a value, because ${webhookSecret ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_API_URL'} is set`,
    )
  if (!webhookSecret)
    throw new ConfigError(
      'STRIPE_WEBHOOK_SECRET: expected a value, because STRIPE_SECRET_KEY is set',
    )
  return { secretKey, webhookSecret, apiUrl: apiUrl && new URL(apiUrl).origin }
}

const defaultDailyTokens = 1_000_000

function readAi(values: Variables): AiConfig | undefined {
  if (values.AI_BASE_URL) {
    return {
      baseUrl: values.AI_BASE_URL.replace(/\/+$/, ''),
      apiKey: values.AI_API_KEY,
      chatModel: values.AI_CHAT_MODEL,
      visionModel: values.AI_VISION_MODEL,
      transcribeModel: values.AI_TRANSCRIBE_MODEL,
      speechModel: values.AI_SPEECH_MODEL,
      dailyTokens: values.AI_DAILY_TOKENS ?? defaultDailyTokens,
    }
  }
  const orphan = Object.entries(values).find(([name, value]) => name.startsWith('AI_') && value)
  if (orphan) throw new ConfigError(`AI_BASE_URL: expected a value, because ${orphan[0]} is set`)
  return undefined
}

/**
 * Reads and checks all environment variables once, before anything else happens.
 *
 * @param env the environment; an empty value counts as unset
 * @param cwd the directory that a relative DATA_DIR starts from
 * @returns every setting, typed, with its default
 * @throws ConfigError naming the first wrong variable and what it expects, never its value
 */
export function loadConfig(env: NodeJS.ProcessEnv, cwd: string): Config {
  const given = Object.keys(variables.shape).map((name) => [name, env[name]?.trim() || undefined])
  const parsed = variables.safeParse(Object.fromEntries(given))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(`${issue?.path.join('.')}: expected ${issue?.message}`)
  }
  const values = parsed.data
  if (values.DATABASE_URL && !values.SESSION_SECRET) {
    throw new ConfigError(
      'SESSION_SECRET: expected at least 16 random characters, because DATABASE_URL is set',
    )
  }
  const baseUrl = new URL(values.BASE_URL ?? `http://localhost:${values.PORT}`).origin
  return {
    port: values.PORT,
    host: values.HOST,
    baseUrl,
    https: baseUrl.startsWith('https:'),
    dataDir: resolve(cwd, values.DATA_DIR),
    embedded: values.DATABASE_URL === undefined,
    databaseUrl: values.DATABASE_URL,
    sessionSecret: values.SESSION_SECRET,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `Unordin <no-reply@${new URL(baseUrl).hostname}>`,
    inbound: readInbound(values),
    s3: readS3(values),
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    demoLoginId: values.DEMO_LOGIN_ID,
    demoPassword: values.DEMO_PASSWORD,
    seed: values.SEED ?? (values.DATABASE_URL ? 'none' : 'sample'),
    sampleClientPassword: values.SAMPLE_CLIENT_PASSWORD,
    notifyEmail: values.NOTIFY_EMAIL ?? values.ADMIN_EMAIL,
    applicationRetentionDays: values.APPLICATION_RETENTION_DAYS,
    conversationRetentionDays: values.CONVERSATION_RETENTION_DAYS,
    largestUpload: values.UPLOAD_MEGABYTES * 1024 * 1024,
    ai: readAi(values),
    card: readCard(values),
    schedulingUrl: values.SCHEDULING_URL,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    auditKeepDays: values.AUDIT_KEEP_DAYS,
    requireAdmin2fa: values.REQUIRE_ADMIN_2FA,
  }
}
