import type { AddressInfo } from 'node:net'
import nodemailer from 'nodemailer'
import type MailComposer from 'nodemailer/lib/mail-composer/index.js'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { startImapServer } from './imap-server.ts'

export type MailServer = Awaited<ReturnType<typeof startMailServer>>
type Composed = ConstructorParameters<typeof MailComposer>[0]

const replies = 'reply@unordin.example'

/**
 * A mail server: it takes mail by SMTP and keeps it; what goes to the mailbox of answers, with any addition
 * to its name, is read by IMAP.
 */
export async function startMailServer() {
  const imap = await startImapServer(replies)
  /** The mails to everybody else, as their mailboxes have them. */
  const received: { to: string; mail: Email }[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: 100 * 1024 * 1024,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const bytes = Buffer.concat(chunks)
        const to = session.envelope.rcptTo.map(({ address }) => address.toLowerCase())
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : ''
        const traced = Buffer.concat([Buffer.from(`Return-Path: <${from}>\r\n`), bytes])
        if (to.some((one) => /^reply(\+[^@]*)?@unordin\.example$/.test(one))) imap.deliver(traced)
        const others = to.filter((one) => !one.endsWith('@unordin.example'))
        if (others.length > 0) {
          const mail = await PostalMime.parse(bytes)
          received.push(...others.map((one) => ({ to: one, mail })))
        }
        done()
      })
    },
  })
  smtp.on('error', () => {})
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as AddressInfo
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  return {
    ...{ imap, received },
    /** The settings of a product that uses this server. */
    env: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Unordin <office@unordin.example>',
      INBOUND_IMAP_URL: imap.url,
      INBOUND_ADDRESS: replies,
    },
    /** Sends a mail as a person's program does. Returns its Message-ID. */
    async send(mail: Composed): Promise<string> {
      return (await transport.sendMail(mail as object)).messageId
    },
    /** The mails that an address has received, the oldest first. */
    mailsTo: (address: string) =>
      received.filter(({ to }) => to === address.toLowerCase()).map(({ mail }) => mail),
    async close() {
      transport.close()
      await imap.close()
      await new Promise<void>((resolve) => smtp.close(resolve))
    },
  }
}

/** An answer to a mail, as programs write it: to its reply address, quoting it. */
export function answerTo(mail: Email, from: string, text: string): Composed {
  const quoted = (mail.text ?? '').replace(/^/gm, '> ')
  const to = mail.replyTo?.[0] ?? mail.from
  return {
    ...{ from, to: to?.address, subject: `Re: ${mail.subject}` },
    ...{ inReplyTo: mail.messageId, references: mail.messageId },
    text: `${text}\n\nOn Mon, 23 Nov 2026 at 09:00, Unordin <office@unordin.example> wrote:\n\n${quoted}`,
  }
}
