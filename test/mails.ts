import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { App } from '#app/platform/app.server.ts'
import { unseal } from '#app/platform/sealed.server.ts'

const known = new Map<string, Promise<Email>>()

/** Reads a sent mail once: it does not change, and tests look many times for the next one. */
function parsed(file: string): Promise<Email> {
  const mail = known.get(file) ?? readFile(file).then((bytes) => PostalMime.parse(bytes))
  known.set(file, mail)
  return mail
}

/** The mails in the outbox that went to an address or name it. */
export async function mailsAbout(dataDir: string, email: string) {
  const folder = path.join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const sent = names.filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(sent.map((name) => parsed(path.join(folder, name))))
  return mails.filter(
    (mail) => mail.to?.some(({ address }) => address === email) || mail.text?.includes(email),
  )
}

type QueuedMail = { kind: string; to: string; subject: string; text: string }

/**
 * Every mail that was queued, the oldest first: waiting ones are decrypted with the secret, sent ones
 * are read from the outbox.
 *
 * @param where only those of this kind, or to this address
 */
export async function queuedMails(
  { app, dataDir }: { app: Pick<App, 'db' | 'secret'>; dataDir: string },
  where: { kind?: string; to?: string } = {},
): Promise<QueuedMail[]> {
  const jobs = await app.db.client<{ id: string; sealed: string | null }[]>`
    select id, data->>'sealed' as sealed from pgboss.job where name = 'mail' order by created_on, id`
  const sent = await app.db.client<
    { id: string; kind: string }[]
  >`select id, kind from mail_deliveries`
  const kinds = new Map(sent.map(({ id, kind }) => [id, kind]))
  // A mail whose record was deleted is removed from the outbox too.
  const kept = jobs.filter(({ id, sealed }) => sealed || kinds.has(id))
  const mails = await Promise.all(
    kept.map(async ({ id, sealed }) => {
      if (sealed)
        return unseal(
          app.secret,
          'mail',
          sealed,
          new Date(0),
          Number.MAX_SAFE_INTEGER,
        ) as QueuedMail
      const eml = path.join(dataDir, 'outbox', `${id}.eml`)
      const { to, subject = '', text = '' } = await parsed(eml)
      return { kind: kinds.get(id) ?? '', to: to?.[0]?.address ?? '', subject, text }
    }),
  )
  return mails.filter(
    (mail) =>
      (where.kind === undefined || mail.kind === where.kind) &&
      (where.to === undefined || mail.to === where.to),
  )
}
