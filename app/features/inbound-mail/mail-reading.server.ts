import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime, { type Attachment, addressParser, type Email } from 'postal-mime'
import { beginningOf, onOneLine } from '#app/platform/clean-text.ts'
import { textsOf } from './mail-text.server.ts'
import { type ReadMail, type ReadTask, type SignHeader, signHeaders } from './read-mail.ts'

const limits = {
  maxNestingDepth: 30,
  // Ten thousand recipients.
  maxHeadersSize: 1024 * 1024,
  // A mail inside the mail is a file of it.
  forceRfc822Attachments: true,
  maxRfc822NestingDepth: 1,
}
const [mostFiles, mostNames] = [20, 50]
/** The pictures of signatures are smaller; a screenshot is larger. */
const smallestPicture = 12 * 1024
/** The bytes are no mail, or one that is beyond the limits: to read it again would not help. */
export class NoMail extends Error {}
const recipientHeaders = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to']

/**
 * Reads a mail; its files are written to the folder. Runs in a worker process, because a hostile mail
 * can take any amount of time and memory.
 * @throws NoMail; another error when it may work later
 */
export async function readMail(task: ReadTask): Promise<ReadMail> {
  const bytes = await readFile(task.localPath)
  const mail = await parse(bytes)
  const attached = mail.attachments.filter(isMeant)
  const files: ReadMail['files'] = []
  for (const [place, file] of attached.slice(0, mostFiles).entries()) {
    const localPath = path.join(task.folder, `file-${place}`)
    const content = bytesOf(file)
    await writeFile(localPath, content)
    files.push({ name: nameOf(file), localPath, size: content.length })
  }
  const { body, text, isOwn } = textsOf(mail)
  const from = hasNull(bytes) ? [] : addressesIn(mail, 'from')
  return {
    messageId: line(mail.messageId ?? '', 1_000),
    from,
    senderName: line(mail.from?.name ?? '', 200),
    to: possible(
      recipientHeaders.flatMap((name) => addressesIn(mail, name)),
      task,
    ),
    subject: line(mail.subject ?? '', 300),
    signs: signsOf(mail),
    // Who sends files and writes nothing has not said what their program quotes.
    ...{ body, text: isOwn || attached.length === 0 ? text : '' },
    files,
    moreFiles: attached.slice(mostFiles, mostFiles + mostNames).map(nameOf),
    bounce: bounceIn(mail),
  }
}

async function parse(bytes: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, limits)
  } catch (error) {
    // There was no memory for it at this moment.
    if (error instanceof RangeError) throw error
    throw new NoMail(String(error), { cause: error })
  }
}

/** A null in the header: the library leaves it out, so that the servers on the way have checked another sender. */
function hasNull(mail: Buffer): boolean {
  const place = mail.indexOf(0)
  const end = mail.toString('latin1', 0, limits.maxHeadersSize).search(/\r?\n\r?\n/)
  return place >= 0 && (end < 0 || place < end)
}

const line = (text: string, length: number) =>
  beginningOf(onOneLine(text.toWellFormed()).replaceAll('\0', ''), length)

/** The addresses of all headers of this name, also those of groups. */
function addressesIn(mail: Email, name: string): string[] {
  const values = mail.headers.filter(({ key }) => key === name).map(({ value }) => value)
  return values
    .flatMap((value) => addressParser(value, { flatten: true }))
    .flatMap(({ address = '' }) => (address ? [visible(address.trim().toLowerCase())] : []))
}

/** Characters that nobody sees are marked: such an address must neither look like another one nor be taken for it. */
const visible = (address: string) =>
  address.slice(0, 320).replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '?')

const possible = (addresses: string[], { name, domain }: ReadTask) => [
  ...new Set(
    addresses
      .filter((one) => one.startsWith(`${name}+`) && one.endsWith(`@${domain}`))
      .slice(0, 20),
  ),
]

function signsOf(mail: Email): ReadMail['signs'] {
  const signs: ReadMail['signs'] = {}
  for (const { key, value } of mail.headers) {
    const name = signHeaders.find((one) => one === key) as SignHeader | undefined
    const found = (name && signs[name]) ?? []
    if (name && found.length < 20) signs[name] = [...found, line(value, 500)]
  }
  return signs
}

/** Not the small pictures that stand in the text of a signature. */
function isMeant(file: Attachment): boolean {
  const isInText = file.related === true || file.disposition === 'inline'
  const isSmallPicture =
    file.mimeType.startsWith('image/') && bytesOf(file).length < smallestPicture
  return !(isInText && isSmallPicture)
}

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)

const nameOf = (file: Attachment): string =>
  line(file.filename ?? '', 200) || (file.mimeType === 'message/rfc822' ? 'mail.eml' : 'file')

/** Reports about mails are a `multipart/report` (RFC 3464) with the beginning of the returned mail. */
function bounceIn(mail: Email): ReadMail['bounce'] {
  const type = mail.headers.find(({ key }) => key === 'content-type')?.value ?? ''
  if (!/^multipart\/report/i.test(type)) return undefined
  const parts = mail.attachments
    .filter(({ mimeType }) => /^(message\/|text\/rfc822-headers)/.test(mimeType))
    .map((part) => Buffer.from(bytesOf(part).subarray(0, 64 * 1024)).toString('latin1'))
  const all = [...parts, mail.text ?? ''].join('\n').slice(0, 300_000)
  const ids = [...all.matchAll(/^(?:original-)?message-id:\s*<?([^<>\s]{1,300})>?/gim)]
  return {
    messageIds: ids.map(([, id = '']) => id).slice(0, 20),
    isFinal: /^action:\s*failed/im.test(all),
  }
}
