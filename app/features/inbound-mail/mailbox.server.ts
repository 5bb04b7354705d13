import { isIP } from 'node:net'
import type { ImapFlow } from 'imapflow'
import type { InboundConfig } from '#app/platform/config.server.ts'

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>
export type Fetched = { bytes: Buffer; isWhole: boolean }

/** Milliseconds: to connect, for an answer, for a whole mail, and from the last command to IDLE. */
export type Patience = { connect: number; answer: number; mail: number; idle: number }
const patience: Patience = { connect: 15_000, answer: 30_000, mail: 120_000, idle: 300 }

const mebibyte = 1024 * 1024
const headerBytes = 64 * 1024

/** The mail server did not answer in time. */
class NoAnswer extends Error {
  readonly code = 'TIMEOUT'
}

/**
 * Opens the mailbox that answers arrive in. Every wait has an end, and every answer a largest size, because
 * a server may hang or lie.
 * @param most the most bytes of a mail that are fetched
 * @param signal ends every wait at once
 * @throws Error when the server cannot be reached, or refuses
 */
export async function openMailbox(
  config: InboundConfig,
  most: number,
  wait = patience,
  signal = new AbortController().signal,
) {
  // Imported when needed: most installations read no mail.
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    ...{ host: config.host, port: config.port, secure: config.isSecure },
    auth: { user: config.user, pass: config.password },
    // The password is never sent unencrypted to another machine.
    ...(config.isSecure || isLocal(config.host) ? {} : { doSTARTTLS: true }),
    ...{ connectionTimeout: wait.connect, greetingTimeout: wait.connect },
    ...{ socketTimeout: 5 * 60_000, maxIdleTime: 4 * 60_000, autoIdleDelay: wait.idle },
    // Some servers send the whole mail when a part is asked for.
    ...{ maxLiteralSize: most + mebibyte, maxResponseSize: most + 2 * mebibyte },
    ...{ maxLineLength: 16 * mebibyte, maxResponseTokens: 200_000 },
    ...{ logger: false, disableCompression: true },
  })
  let [hasNew, wake] = [false, () => {}]
  client.on('exists', () => {
    hasNew = true
    wake()
  })
  client.on('close', () => wake())
  client.on('error', () => client.close())
  const inTime = <T>(work: Promise<T>, milliseconds = wait.answer) =>
    within(client, work, milliseconds, signal)
  try {
    await inTime(client.connect(), wait.connect + wait.answer)
    await inTime(client.mailboxOpen(config.mailbox))
  } catch (error) {
    client.close()
    throw error
  }
  const { mailbox } = client
  if (!mailbox) throw new Error('The mailbox was not opened.')

  async function find(query: { uid: string } | { since: Date }): Promise<number[]> {
    const found = await inTime(client.search(query, { uid: true }))
    if (!found) throw new Error('The server does not search.')
    return found.sort((one, other) => one - other)
  }

  return {
    /** Changes when the mailbox was made anew, and its numbers mean other mails. */
    validity: String(mailbox.uidValidity),
    /** The number that the next mail to arrive gets. */
    next: Number(mailbox.uidNext),
    /** The numbers of the mails behind one, ascending. */
    async behind(uid: number): Promise<number[]> {
      hasNew = false
      // A range always names the last mail too, whatever its number.
      return (await find({ uid: `${uid + 1}:*` })).filter((one) => one > uid)
    },
    since: (date: Date) => find({ since: date }),
    /** A mail, or the beginning of one that is too large; undefined when it is no longer there. @throws Error when nothing of it is given */
    async fetch(uid: number): Promise<Fetched | undefined> {
      const about = await inTime(client.fetchOne(String(uid), { size: true }, { uid: true }))
      if (!about) return undefined
      const isWhole = (about.size ?? 0) <= most
      const bytes = await inTime(take(client, uid, isWhole ? most + 1 : headerBytes), wait.mail)
      // Stored as an empty mail, it would count as received and be read by nobody.
      if (bytes.length === 0 && about.size) throw new Error('The server gives nothing of a mail.')
      return bytes.length > most
        ? { bytes: bytes.subarray(0, headerBytes), isWhole: false }
        : { bytes, isWhole }
    },
    /** Marks a mail as read, if the server allows it; nothing depends on it. */
    async mark(uid: number): Promise<void> {
      await inTime(client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })).catch(
        () => false,
      )
    },
    /**
     * Waits until mail has arrived since the last look, or the time is over.
     * @throws Error when the connection is lost
     */
    async changed(milliseconds: number): Promise<void> {
      if (!hasNew && client.usable)
        await new Promise<void>((resolve) => {
          wake = resolve
          setTimeout(resolve, milliseconds).unref()
        })
      if (!client.usable) throw new Error('The connection was lost.')
    },
    close: () => client.close(),
  }
}

async function take(client: ImapFlow, uid: number, bytes: number): Promise<Buffer> {
  const { content } = await client.download(String(uid), undefined, {
    ...{ uid: true, maxBytes: bytes, chunkSize: mebibyte },
  })
  if (!content) return Buffer.alloc(0)
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of content) {
    pieces.push(piece)
    size += piece.length
    if (size >= bytes) break
  }
  return Buffer.concat(pieces).subarray(0, bytes)
}

/** @throws NoAnswer after this time, or when the signal says so; the connection is given up */
async function within<T>(
  client: ImapFlow,
  work: Promise<T>,
  milliseconds: number,
  signal: AbortSignal,
): Promise<T> {
  const late = Promise.withResolvers<never>()
  const giveUp = () => late.reject(new NoAnswer('The mail server does not answer.'))
  const timer = setTimeout(giveUp, milliseconds)
  if (signal.aborted) giveUp()
  signal.addEventListener('abort', giveUp)
  try {
    return await Promise.race([work, late.promise])
  } catch (error) {
    if (error instanceof NoAnswer) client.close()
    throw error
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
    work.catch(() => {})
  }
}

const isLocal = (host: string) =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
