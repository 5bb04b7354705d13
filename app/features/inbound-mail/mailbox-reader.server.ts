import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { App } from '#app/platform/app.server.ts'
import type { InboundConfig } from '#app/platform/config.server.ts'
import { asSystem } from '#app/platform/request-scope.server.ts'
import { type Mailbox, openMailbox, type Patience } from './mailbox.server.ts'
import * as store from './mailbox-store.server.ts'
import { mailBytes, receiveMail, refuseMail } from './receive-mail-service.server.ts'

/** Milliseconds, unless they say otherwise. */
export type Pace = {
  /** The longest wait for mail; a server that announces new mail is faster. */
  poll: number
  /** The pauses after a failure: the first one, doubled each time up to the longest. */
  firstPause: number
  longestPause: number
  /** How long a process that has ended keeps others from reading. */
  lease: number
  /** So often a mail may fail to be fetched, in times. */
  stuck: number
  patience?: Patience
}
const usual: Pace = {
  poll: 60_000,
  firstPause: 1_000,
  longestPause: 60_000,
  lease: 90_000,
  stuck: 8,
}

/** How long before a mailbox is first read a mail may have arrived. */
const firstDays = 30

/** The name under which a mailbox is noted. */
export const mailboxName = ({ host, port, user, mailbox }: InboundConfig): string =>
  createHash('sha256')
    .update(JSON.stringify([host, port, user, mailbox]))
    .digest('hex')

/**
 * Reads the mailbox until it is stopped: what has arrived in the meantime, and then each mail when it
 * arrives. One process at a time reads. Returns the function that stops it.
 */
export function readMailbox(app: App, pace: Pace = usual): () => Promise<void> {
  const { inbound } = app.config
  if (!inbound) return async () => {}
  const reader = createReader(app, inbound, pace)
  const running = asSystem(reader.run)
  return async () => {
    reader.stop()
    await running
  }
}

function createReader(app: App, inbound: InboundConfig, pace: Pace) {
  const name = mailboxName(inbound)
  const holder = randomUUID()
  const stopping = new AbortController()
  let pause = pace.firstPause
  let isFailing = false

  const rest = (milliseconds: number) =>
    delay(milliseconds, undefined, { signal: stopping.signal }).catch(() => {})

  function keepTurn(): Promise<boolean> {
    const now = app.now()
    const until = new Date(now.getTime() + pace.lease)
    return app.db.owner.transaction((tx) => store.takeMailbox(tx, name, { holder, now, until }))
  }

  async function run() {
    while (!stopping.signal.aborted) {
      try {
        if (await keepTurn()) await session()
        else await rest(pace.lease / 3)
      } catch (error) {
        if (stopping.signal.aborted) break
        await noteFailure(error)
        await rest(pause)
        pause = Math.min(pause * 2, pace.longestPause)
      }
    }
    await app.db.system((tx) => store.giveUpMailbox(tx, name, holder)).catch(() => {})
  }

  async function session() {
    const mailbox = await openMailbox(inbound, mailBytes, pace.patience, stopping.signal)
    const close = () => mailbox.close()
    stopping.signal.addEventListener('abort', close)
    try {
      let last = await firstUid(mailbox)
      while (!stopping.signal.aborted) {
        if (!(await keepTurn())) return
        last = await takeNew(mailbox, last)
        await noteSuccess()
        await mailbox.changed(pace.poll)
      }
    } finally {
      stopping.signal.removeEventListener('abort', close)
      close()
    }
  }

  /** The last mail that needs no reading. */
  async function firstUid(mailbox: Mailbox): Promise<number> {
    const { validity } = mailbox
    const known = await app.db.system((tx) => store.selectLastUid(tx, name, validity))
    if (known !== undefined) return known
    // A mailbox that was never read, or has new numbers: mails that were read before are recognised.
    const since = new Date(app.now().getTime() - firstDays * 86_400_000)
    const uid = ((await mailbox.since(since))[0] ?? mailbox.next) - 1
    await app.db.system((tx) => store.beginAt(tx, { mailbox: name, validity, uid }))
    return uid
  }

  async function takeNew(mailbox: Mailbox, last: number): Promise<number> {
    let turnUntil = performance.now() + pace.lease / 3
    let done = last
    for (const uid of await mailbox.behind(last)) {
      if (stopping.signal.aborted) break
      if (performance.now() > turnUntil) {
        if (!(await keepTurn())) break
        turnUntil = performance.now() + pace.lease / 3
      }
      await takeOne(mailbox, { mailbox: name, validity: mailbox.validity, uid })
      done = uid
    }
    return done
  }

  async function takeOne(mailbox: Mailbox, place: store.Place) {
    let fetched: Awaited<ReturnType<Mailbox['fetch']>>
    try {
      fetched = await mailbox.fetch(place.uid)
    } catch (error) {
      if (stopping.signal.aborted) throw error
      const times = await app.db.system((tx) => store.countStuck(tx, place))
      if (times < pace.stuck) throw error
      app.log.error(safely(error), 'a mail was passed over')
      return refuseMail(app, place, 'unreadable', Buffer.alloc(0))
    }
    if (!fetched) return app.db.system((tx) => store.advance(tx, place))
    const { bytes, isWhole } = fetched
    if (isWhole) await receiveMail(app, place, bytes)
    else await refuseMail(app, place, 'too_large', bytes)
    // Only now that it is stored.
    await mailbox.mark(place.uid)
  }

  async function noteSuccess() {
    if (isFailing) app.log.warn('the mailbox is read again')
    isFailing = false
    pause = pace.firstPause
    await app.db.system((tx) => store.noteContact(tx, name, true))
  }

  async function noteFailure(error: unknown) {
    if (!isFailing) app.log.error(safely(error), 'the mailbox cannot be read')
    isFailing = true
    await app.db.system((tx) => store.noteContact(tx, name, false)).catch(() => {})
  }

  return { run, stop: () => stopping.abort() }
}

/** What the log may say of an error: its message can repeat a command with the password. */
function safely(error: unknown) {
  const { code, responseStatus, authenticationFailed, name } = error as Record<string, unknown>
  return { reason: { name, code, responseStatus, authenticationFailed } }
}
