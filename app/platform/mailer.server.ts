import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import type { Config } from './config.server.ts'
import { FinalFailure, isFinalFailure } from './final-failure.ts'
import { isUuid } from './identifier.ts'

export type Message = {
  to: string
  subject: string
  html: string
  text: string
  replyTo?: string
  headers?: Record<string, string>
  /** An entry for the reader's calendar, as iCalendar text. */
  calendar?: { method: string; content: string }
  /** Ids of earlier mails of the same thread, oldest first. */
  earlier?: string[]
  /** Files, their bytes as base64. */
  attachments?: { filename: string; contentType: string; content: string }[]
}

const portion = 500
const minute = 60_000

/** The Message-ID of a mail of ours, by its id. */
export const messageIdOf = ({ mailFrom }: Pick<Config, 'mailFrom'>, id: string): string =>
  `<${id}@${mailFrom.replace(/^.*@([^>\s]+).*$/, '$1')}>`

export type Mailer = ReturnType<typeof createMailer>

/**
 * How long to wait for an SMTP server, in milliseconds: for its greeting, for every answer after it, and for the
 * whole mail. A server may check a mail for minutes before its last answer (RFC 5321 4.5.3.2.6); who leaves
 * earlier sends it again, and its reader gets it twice. The whole must end before the job does, and before the
 * database ends the transaction in which the mail is sent.
 */
export const patience = { connect: 10_000, idle: 300_000, whole: 540_000 }

/** Sends by SMTP, or writes `outbox/*.eml` when no server is configured. */
export function createMailer(config: Config, limits: Partial<typeof patience> = {}) {
  const { connect, idle, whole } = { ...patience, ...limits }
  const outbox = path.join(config.dataDir, 'outbox')
  const transport = config.smtpUrl
    ? nodemailer.createTransport({
        url: config.smtpUrl,
        ...{ dnsTimeout: connect, connectionTimeout: connect, greetingTimeout: connect },
        socketTimeout: idle,
      })
    : undefined
  const running = new Set<AbortController>()

  return {
    /**
     * @param id of the mail: it becomes the Message-ID and the file name, so that a second try of the
     * same mail is recognised by the receiving server and overwrites the same file
     * @throws FinalFailure when the server refuses it for good; another error when it refuses for now
     * or does not answer
     */
    async deliver(
      { calendar, attachments, earlier = [], ...message }: Message,
      id: string,
    ): Promise<void> {
      const references = earlier.map((one) => messageIdOf(config, one))
      const mail = {
        ...message,
        ...(references.length > 0 ? { inReplyTo: references.at(-1), references } : {}),
        attachments: attachments?.map((file) => ({ ...file, encoding: 'base64' })),
        icalEvent: calendar && { ...calendar, filename: 'call.ics' },
        from: config.mailFrom,
        messageId: messageIdOf(config, id),
        headers: { 'Auto-Submitted': 'auto-generated', ...message.headers },
        disableFileAccess: true,
        disableUrlAccess: true,
      }
      if (transport) {
        const stop = new AbortController()
        const late = setTimeout(() => stop.abort(), whole)
        running.add(stop)
        try {
          await transport.sendMail({ ...mail, signal: stop.signal })
        } catch (error) {
          throw judgeRefusal(error)
        } finally {
          clearTimeout(late)
          running.delete(stop)
        }
        return
      }
      const bytes = await new MailComposer(mail).compile().build()
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      const draft = path.join(outbox, `.${id}.tmp`)
      await writeFile(draft, bytes, { mode: 0o600 })
      await rename(draft, path.join(outbox, `${id}.eml`))
    },
    /**
     * Removes mails from the outbox that are no longer to be kept.
     *
     * @param known takes a batch of mail ids and returns those to keep
     */
    async tidyOutbox(known: (ids: string[]) => Promise<string[]>): Promise<void> {
      const names = await readdir(outbox).catch(() => [])
      for (let start = 0; start < names.length; start += portion) {
        const files = names.slice(start, start + portion)
        const ids = files.map((name) => name.slice(0, -4)).filter((id) => isUuid(id))
        const kept = new Set((await known(ids)).map((id) => `${id}.eml`))
        for (const name of files.filter((one) => !kept.has(one))) {
          const file = path.join(outbox, name)
          const changed = await stat(file).catch(ignoreMissing)
          // A mail that is being sent at this moment has no record yet; its draft may be renamed meanwhile.
          if (changed && Date.now() - changed.mtimeMs > minute) await rm(file, { force: true })
        }
      }
    },
    /** Leaves the servers that have not answered; the mails are sent again at the next start. */
    close() {
      for (const stop of running) stop.abort()
      transport?.close()
    },
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

type Refusal = { code?: unknown; command?: unknown; response?: unknown; responseCode?: unknown }

/**
 * SMTP codes that are not about the mail: the server shuts down, or does not accept our settings, which an
 * operator can correct while the mail waits.
 */
const aboutServer = [421, 530, 534, 535, 538]

/**
 * Refusals for good by a rule of the server that takes our mails, such as a quota, a wrong sender or its own
 * trouble (RFC 3463: system, network, policy). They end when somebody corrects it. A mail too large is no such one.
 */
const isByRule = (response: unknown): boolean =>
  typeof response === 'string' && /^\d{3}[ -]5\.(?!3\.4\b)[347]\.\d/.test(response)

/**
 * What a refusal of the SMTP server means for the queue. A recipient or message refused for good (5xx,
 * RFC 5321 4.2.1) is final. Everything else may pass: 4xx, a lost connection, and a server that accepts
 * no mail from us because of its settings or ours.
 */
function judgeRefusal(error: unknown): unknown {
  const { response, responseCode } = error as Refusal
  if (!isAnswerToMail(error) || Number(responseCode) < 500 || isByRule(response)) return error
  // The server's message repeats the address, so only the log gets it, as the cause.
  return new FinalFailure(`The mail server refused for good with ${responseCode}.`, {
    cause: error,
  })
}

/** Whether the server has answered to the recipient or the message, and not about itself or our settings. */
function isAnswerToMail(error: unknown): boolean {
  const { command, responseCode } = error as Refusal
  if (command !== 'RCPT TO' && command !== 'DATA') return false
  return typeof responseCode === 'number' && !aboutServer.includes(responseCode)
}

/**
 * Whether a delivery failed because of this mail or its recipient. Otherwise every mail fails at the moment: the
 * server is away or hangs, accepts nothing from us, or was left because the product stops.
 */
export function isAboutMail(error: unknown): boolean {
  const { code, responseCode } = error as Refusal
  // What the library itself refuses to send.
  const isUnfit = responseCode === undefined && (code === 'EENVELOPE' || code === 'EMESSAGE')
  return isUnfit || isFinalFailure(error) || isAnswerToMail(error)
}
