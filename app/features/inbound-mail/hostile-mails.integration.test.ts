import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerTo, type MailServer, startMailServer } from '#test/mail-server.ts'
import { patience } from '#test/patience.ts'
import { startTickets } from '#test/tickets.ts'

let server: MailServer
let t: Awaited<ReturnType<typeof startTickets>>
beforeAll(async () => {
  server = await startMailServer()
  t = await startTickets(server.env)
  // The limits are counted by the clock hour, which must not end in the middle of a test.
  const start = new Date()
  start.setUTCMinutes(5)
  t.product.app.now = () => start
})
afterAll(async () => {
  await t.product.close()
  await server.close()
})
beforeEach(async () => {
  await t.db`delete from rate_limits`
  await t.db`delete from inbound_mails`
})

const patient = { timeout: patience, interval: 100 }

/** A ticket that staff have answered, and the mail about it that its author got. */
async function answered() {
  const before = server.mailsTo(t.author.email).length
  const count = () => expect.poll(() => server.mailsTo(t.author.email).length, patient)
  const id = await t.raise(t.author)
  // The confirmation of the ticket.
  await count().toBe(before + 1)
  await t.say(t.admin, `/lead_admin/tickets/${id}/messages`, { kind: 'reply', body: 'Which?' })
  await count().toBe(before + 2)
  const mail = server.mailsTo(t.author.email).at(-1)
  if (!mail) throw new Error('no mail')
  return { id, mail, to: mail.replyTo?.[0]?.address ?? '' }
}

/** How many mails came to which end. */
async function ends(): Promise<Record<string, number>> {
  const rows = await t.db`select concat_ws(' ', state, reason) as name, count(*)::int as count
    from inbound_mails group by 1`
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}
const endsOf = (of: Record<string, number>) => expect.poll(ends, patient).toEqual(of)
const times = (count: number) => Array.from({ length: count }, (_, place) => place)
const repliesTo = async (id: string) =>
  (await t.messagesOf(id)).filter(({ by_mail }) => by_mail).map(({ body }) => body)

/** A mail as it is written, to the mailbox itself. */
const raw = (head: string[], body: string | Buffer = 'Hello.') =>
  server.imap.deliver(
    Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), Buffer.from(body)]),
  )

test('of one person twenty answers to one record are taken in an hour; more wait, and then stay in the mailbox', async () => {
  const [one, other] = [await answered(), await answered()]
  for (const place of times(42))
    await server.send(answerTo(one.mail, t.author.email, `Answer ${place}.`))
  await endsOf({ taken: 20, 'quarantined too_many': 20, 'ignored flood': 2 })
  // What waits is whole, so that staff can put it in; what is set aside has no text.
  const [kept] = await t.db`select count(*) filter (where storage_key is not null)::int as whole,
    count(*) filter (where state = 'ignored' and body <> '')::int as texts from inbound_mails`
  expect(kept).toEqual({ whole: 20, texts: 0 })
  await server.send(answerTo(other.mail, t.author.email, 'Elsewhere.'))
  await expect.poll(() => repliesTo(other.id), patient).toEqual(['Elsewhere.'])
  expect(await repliesTo(one.id)).toHaveLength(20)
})

test('of mails by others to a stolen address twenty are kept in an hour, and its owner is heard', async () => {
  const { id, mail } = await answered()
  for (const place of times(22))
    await server.send(answerTo(mail, `eve-${place}@evil.example`, 'It is me.'))
  await endsOf({ 'quarantined other_sender': 20, 'ignored flood': 2 })
  await server.send(answerTo(mail, t.author.email, 'No, me.'))
  await expect.poll(() => repliesTo(id), patient).toEqual(['No, me.'])
})

test('of mails that answer nothing sixty are kept in an hour, and an answer is taken meanwhile', async () => {
  const { id, mail } = await answered()
  for (const place of times(31)) {
    raw([`From: s${place}@crowd.example`, 'To: reply@unordin.example', `Message-ID: <a${place}@x>`])
    raw([
      `From: s${place}@crowd.example`,
      'To: reply+0@unordin.example',
      `Message-ID: <b${place}@x>`,
    ])
  }
  await server.send(answerTo(mail, t.author.email, 'In between.'))
  await expect.poll(() => repliesTo(id), patient).toEqual(['In between.'])
  // Which of the two reasons a mail is set aside for depends on the order in which they come.
  const found = async () => {
    const {
      'quarantined no_address': none = 0,
      'quarantined changed_address': changed = 0,
      ...of
    } = await ends()
    return { ...of, quarantined: none + changed }
  }
  await expect.poll(found, patient).toEqual({ taken: 1, quarantined: 60, 'ignored flood': 2 })
})

test('mails that are made to harm end where they should, and the next answer is taken', async () => {
  const { id, mail, to } = await answered()
  const me = t.author.email
  const write = (
    name: string,
    end: string,
    body: string | Buffer,
    more: Record<string, string>,
  ) => {
    const head = { From: me, To: to, 'Message-ID': `<${name}>`, ...more }
    raw(
      Object.entries(head).map(([field, value]) => `${field}: ${value}`),
      body,
    )
    return `${name} ${end}`
  }
  const nested = times(200).map((depth) =>
    [`--b${depth - 1}`, `Content-Type: multipart/mixed; boundary=b${depth}`, '', ''].join('\r\n'),
  )
  const crowd = times(10_000).map((place) => `p${place}@crowd.example`)
  const lines = Buffer.from('Hi\r\nBcc: eve@evil.example').toString('base64')
  const expected = [
    write('nested', 'quarantined unreadable', nested.join(''), {
      'Content-Type': 'multipart/mixed; boundary=b-1',
    }),
    write('crowd', 'taken', 'To many.', { Cc: crowd.join(',\r\n ') }),
    write('senders', 'quarantined no_sender', 'x', { From: crowd.join(',\r\n ') }),
    write('charset', 'taken', Buffer.from([0x47, 0xfc, 0, 0x41]), {
      ...{ 'Content-Type': 'text/plain; charset="x-none"', Subject: '=?x-none?Q?=FF?=' },
    }),
    write('nulls', 'quarantined no_sender', 'Null\0s.', {
      From: `"a\0b" <${me}>`,
      Subject: 'a\0b',
    }),
    write('turned', 'quarantined other_sender', 'x', { From: `<${me.replace('@', '\u202e@')}>` }),
    write('hidden', 'quarantined no_sender', 'x', { From: `<${me.replace('@', '\0@')}>` }),
    write('loop', 'ignored automatic', 'I am away.', { 'Auto-Submitted': 'auto-replied' }),
    write('own', 'ignored own', 'x', { From: to }),
    write('inject', 'taken', 'Injected.', { Subject: `=?utf-8?B?${lines}?=` }),
    write('m'.repeat(900), 'taken', 'Long.', { 'Message-ID': 'm'.repeat(250_000) }),
    write('twice', 'taken', 'Twice.', {}),
    write('twice', 'taken', 'Twice.', {}),
  ]
  await server.send(answerTo(mail, me, 'The next one.'))
  await expect.poll(() => repliesTo(id), patient).toContain('The next one.')
  const found = async () =>
    (
      await t.db`select concat_ws(' ', message_id, state, reason) as end from inbound_mails
        where state <> 'waiting' and message_id not like '%@%'`
    ).map(({ end }) => end)
  await expect
    .poll(async () => (await found()).sort(), patient)
    .toEqual([...new Set(expected)].sort())
  expect((await repliesTo(id)).filter((body) => body === 'Twice.')).toHaveLength(1)
  const shown = await t.db`select subject, sender from inbound_mails
    where message_id in ('nested', 'inject', 'turned') order by message_id`
  expect(shown).toEqual([
    { subject: 'Hi Bcc: eve@evil.example', sender: me },
    { subject: '', sender: me },
    { subject: '', sender: me.replace('@', '?@') },
  ])
})
