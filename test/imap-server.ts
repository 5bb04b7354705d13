import { createServer, type Socket } from 'node:net'

type Stored = { uid: number; bytes: Buffer; flags: Set<string>; arrived: Date }

/**
 * What an IMAP server of the tests does wrong: it says nothing at all, refuses the password, is silent or
 * hangs up when a mail is fetched, announces a wrong size, or never ends a line or a mail.
 */
export type ImapFault =
  | 'silent'
  | 'refuses'
  | 'silent fetch'
  | 'hangs up at fetch'
  | 'says it is small'
  | 'endless line'
  | 'endless mail'
  | 'empty mail'

export type ImapServer = Awaited<ReturnType<typeof startImapServer>>

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** An IMAP server (RFC 3501, IDLE) with one mailbox, on a real socket. */
export async function startImapServer(user = 'reply@unordin.example', password = 'a b"c/d') {
  const mails: Stored[] = []
  const open = new Set<Socket>()
  const idle = new Map<Socket, string>()
  /** How many mails a client knows of. */
  const told = new Map<Socket, number>()
  const state = {
    fault: undefined as ImapFault | undefined,
    /** The fault is only at this mail. */
    faultAt: undefined as number | undefined,
    validity: 7,
    hasIdle: true,
    connections: 0,
    logins: 0,
    fetches: 0,
  }
  let [uid, port] = [0, 0]
  const create = () => createServer(serve)
  let server = create()

  function serve(socket: Socket) {
    open.add(socket)
    state.connections = open.size
    socket.on('close', () => {
      open.delete(socket)
      state.connections = open.size
      idle.delete(socket)
      told.delete(socket)
    })
    socket.on('error', () => {})
    if (state.fault === 'silent') return
    socket.write('* OK ready\r\n')
    let unread = ''
    socket.on('data', (data) => {
      unread += data.toString('latin1')
      for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
        const line = unread.slice(0, end)
        unread = unread.slice(end + 2)
        answer(socket, line)
      }
    })
  }

  function answer(socket: Socket, line: string) {
    const say = (text: string) => socket.write(`${text}\r\n`, 'latin1')
    if (/^done$/i.test(line)) {
      say(`${idle.get(socket)} OK done`)
      idle.delete(socket)
      return
    }
    const [, tag = '*', command = '', rest = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/i.exec(line) ?? []
    const ok = () => say(`${tag} OK done`)
    switch (command.toUpperCase()) {
      case 'CAPABILITY':
        say(`* CAPABILITY IMAP4rev1${state.hasIdle ? ' IDLE' : ''}`)
        return ok()
      case 'LOGIN': {
        state.logins += 1
        const given = [...rest.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(([, quoted, bare]) =>
          (quoted ?? bare ?? '').replace(/\\(.)/g, '$1'),
        )
        const isRight = given[0] === user && given[1] === password && state.fault !== 'refuses'
        return isRight ? ok() : say(`${tag} NO [AUTHENTICATIONFAILED] wrong`)
      }
      case 'LIST':
        say('* LIST () "/" INBOX')
        return ok()
      case 'SELECT':
        told.set(socket, mails.length)
        for (const text of [
          ...['FLAGS (\\Seen \\Deleted)', `${mails.length} EXISTS`, '0 RECENT'],
          ...[`OK [UIDVALIDITY ${state.validity}] is`, `OK [UIDNEXT ${uid + 1}] is`],
        ])
          say(`* ${text}`)
        return say(`${tag} OK [READ-WRITE] done`)
      case 'UID SEARCH':
        say(`* SEARCH ${search(rest).join(' ')}`.trim())
        return ok()
      case 'UID FETCH':
        return fetch(socket, tag, rest)
      case 'UID STORE': {
        const [, which, flags = ''] = /^(\d+) \+FLAGS(?:\.SILENT)? \(([^)]*)\)/.exec(rest) ?? []
        const mail = mails.find((one) => one.uid === Number(which))
        for (const flag of flags.split(' ')) mail?.flags.add(flag)
        return ok()
      }
      case 'IDLE':
        idle.set(socket, tag)
        say('+ idling')
        // What arrived since the last command is told at once, as servers do.
        if (told.get(socket) !== mails.length) tell(socket)
        return
      case 'NOOP':
        tell(socket)
        return ok()
      case 'LOGOUT':
        say('* BYE')
        ok()
        return socket.end()
      default:
        return say(`${tag} BAD ${command}`)
    }
  }

  function tell(socket: Socket) {
    told.set(socket, mails.length)
    socket.write(`* ${mails.length} EXISTS\r\n`)
  }

  function search(query: string): number[] {
    const [, from] = /UID (\d+):\*/.exec(query) ?? []
    const [, day, month = '', year] = /SINCE "?(\d+)-(\w+)-(\d+)"?/.exec(query) ?? []
    const since = day ? Date.UTC(Number(year), months.indexOf(month), Number(day)) : 0
    const last = mails.at(-1)?.uid ?? 0
    return mails
      .filter((one) => one.uid >= Math.min(Number(from ?? 0), last))
      .filter((one) => one.arrived.getTime() >= since)
      .map((one) => one.uid)
  }

  function fetch(socket: Socket, tag: string, rest: string) {
    const which = Number(/^\d+/.exec(rest)?.[0])
    const place = mails.findIndex((one) => one.uid === which)
    const mail = mails[place]
    const isHere = state.faultAt === undefined || state.faultAt === which
    const fault = isHere ? state.fault : undefined
    state.fetches += 1
    if (fault === 'silent fetch') return
    if (fault === 'hangs up at fetch') return void socket.destroy()
    if (fault === 'endless line') return pour(socket, '* 1 FETCH (')
    if (!mail) return void socket.write(`${tag} OK done\r\n`)
    const size = fault === 'says it is small' || fault === 'endless mail' ? 10 : mail.bytes.length
    const parts = [`UID ${which}`]
    if (/RFC822\.SIZE/i.test(rest)) parts.push(`RFC822.SIZE ${size}`)
    if (/FLAGS/i.test(rest)) parts.push(`FLAGS (${[...mail.flags].join(' ')})`)
    const [whole, start, length] = /BODY(?:\.PEEK)?\[\](?:<(\d+)\.(\d+)>)?/i.exec(rest) ?? []
    if (!whole)
      return void socket.write(`* ${place + 1} FETCH (${parts.join(' ')})\r\n${tag} OK\r\n`)
    const [first, most] = [Number(start ?? 0), Number(length ?? mail.bytes.length)]
    const piece =
      fault === 'endless mail'
        ? Buffer.alloc(most, 'x')
        : mail.bytes.subarray(first, fault === 'empty mail' ? first : first + most)
    const origin = start === undefined ? '' : `<${first}>`
    socket.write(`* ${place + 1} FETCH (${parts.join(' ')} BODY[]${origin} {${piece.length}}\r\n`)
    socket.write(piece)
    socket.write(`)\r\n${tag} OK done\r\n`)
  }

  function listen(): Promise<void> {
    return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  }
  await listen()
  port = (server.address() as { port: number }).port

  return {
    ...{ state, mails },
    url: `imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}/INBOX`,
    /** A mail arrives; whoever waits for mail is told. Returns its number. */
    deliver(mail: Buffer | string, arrived = new Date()): number {
      uid += 1
      mails.push({ uid, bytes: Buffer.from(mail), flags: new Set(), arrived })
      for (const socket of idle.keys()) tell(socket)
      return uid
    },
    /** The numbers of the mails that are marked as read. */
    seen: () => mails.filter(({ flags }) => flags.has('\\Seen')).map((one) => one.uid),
    /** The server is gone: connections break, and new ones are refused. */
    async goAway(): Promise<void> {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
    async comeBack(): Promise<void> {
      server = create()
      await listen()
    },
    async close(): Promise<void> {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Sends without an end, as fast as it is taken. */
function pour(socket: Socket, text: string): void {
  const piece = text + 'x'.repeat(64 * 1024)
  const more = () => {
    while (!socket.destroyed && socket.write(piece)) {
      /* Until the other side has enough. */
    }
  }
  socket.on('drain', more)
  more()
}
