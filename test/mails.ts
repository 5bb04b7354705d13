import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'

/** The mails in the outbox that went to an address or name it. */
export async function mailsAbout(dataDir: string, email: string) {
  const folder = path.join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const files = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(path.join(folder, name))),
  )
  const mails = await Promise.all(files.map((file) => PostalMime.parse(file)))
  return mails.filter(
    (mail) => mail.to?.some(({ address }) => address === email) || mail.text?.includes(email),
  )
}
