import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

export interface SentMail {
  to: string
  replyTo: string | undefined
  subject: string
  text: string
  /** The entry for the reader's calendar, as iCalendar text. */
  calendar: string | undefined
}

/** The names of the mails that the product has sent, which without SMTP_URL are files. */
export function listOutbox(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox')
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
}

export async function readOutbox(dataDir: string): Promise<SentMail[]> {
  return Promise.all(
    listOutbox(dataDir).map((name) => {
      const file = join(dataDir, 'outbox', name)
      const mail = known.get(file) ?? readMail(file)
      known.set(file, mail)
      return mail
    }),
  )
}

/** Mails by their files, which do not change: tests look many times for the next one. */
const known = new Map<string, Promise<SentMail>>()

async function readMail(file: string): Promise<SentMail> {
  const {
    to,
    replyTo,
    subject = '',
    text = '',
    attachments,
  } = await PostalMime.parse(readFileSync(file), { attachmentEncoding: 'utf8' })
  if (to?.length !== 1) throw new Error(`a mail to ${to?.length ?? 0} addresses`)
  const entry = attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  const calendar = entry && String(entry.content)
  return { to: to[0]?.address ?? '', replyTo: replyTo?.[0]?.address, subject, text, calendar }
}
