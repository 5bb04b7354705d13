import { expect, test } from 'vitest'
import { textsOf } from './mail-text.server.ts'

const asked = 'Which port do you use?'
const quoted = (text: string) => text.replace(/^/gm, '> ')

test.each<[string, string]>([
  ['Gmail', `On Mon, 23 Nov 2026 at 09:00, Unordin <reply@b.example> wrote:\n\n${quoted(asked)}`],
  [
    'Gmail, broken over two lines',
    `On Mon, 23 Nov 2026 at 09:00, Unordin Support Desk <reply+0123456789@b.example>\nwrote:\n\n${quoted(asked)}`,
  ],
  [
    'Gmail in French',
    `Le lun. 23 nov. 2026 à 09:00, Unordin <reply@b.example> a écrit :\n\n${quoted(asked)}`,
  ],
  [
    'Gmail in German',
    `Am Mo., 23. Nov. 2026 um 09:00 Uhr schrieb Unordin <reply@b.example>:\n\n${quoted(asked)}`,
  ],
  [
    'Apple',
    `> On Nov 23, 2026, at 9:00 AM, Unordin <reply@b.example> wrote:\n> \n${quoted(asked)}`,
  ],
  [
    'Apple in French',
    `> Le 23 nov. 2026 à 09:00, Unordin <reply@b.example> a écrit :\n${quoted(asked)}`,
  ],
  [
    'Apple in German',
    `> Am 23.11.2026 um 09:00 schrieb Unordin <reply@b.example>:\n> \n${quoted(asked)}`,
  ],
  [
    'Outlook',
    `________________________________\nFrom: Unordin <reply@b.example>\nSent: Monday, November 23, 2026 9:00 AM\nTo: Mara <mara@c.example>\nSubject: Ticket\n\n${asked}`,
  ],
  [
    'Outlook without a line',
    `From: Unordin\nSent: Monday, November 23, 2026 9:00 AM\nTo: Mara\nSubject: Ticket\n\n${asked}`,
  ],
  [
    'Outlook in French',
    `De : Unordin <reply@b.example>\nEnvoyé : lundi 23 novembre 2026 09:00\nÀ : Mara\nObjet : Ticket\n\n${asked}`,
  ],
  [
    'Outlook in German',
    `Von: Unordin <reply@b.example>\nGesendet: Montag, 23. November 2026 09:00\nAn: Mara\nBetreff: Ticket\n\n${asked}`,
  ],
  ['old Outlook', `-----Original Message-----\nFrom: Unordin\nSent: today\n\n${asked}`],
  ['old Outlook in German', `-----Ursprüngliche Nachricht-----\nVon: Unordin\n\n${asked}`],
  ['Thunderbird in German', `Am 23.11.26 um 09:00 schrieb Unordin:\n${quoted(asked)}`],
  ['a telephone', `Sent from my iPhone\n\n${quoted(asked)}`],
  ['a telephone in French', `Envoyé de mon iPhone\n\n${quoted(asked)}`],
  ['a telephone in German', `Von meinem iPhone gesendet\n\n${quoted(asked)}`],
  ['a signature', `-- \nMara Lind\nMinistry of Interior\n\n${quoted(asked)}`],
])('what %s quotes is cut, the whole text is kept', (_, quote) => {
  const text = `Good morning,\n\nthe port is 8443. From: is a word like any other.\nIs that enough?\n\n${quote}\n`
  const read = textsOf({ text: text.replaceAll('\n', '\r\n') })
  expect(read.text).toBe(
    'Good morning,\n\nthe port is 8443. From: is a word like any other.\nIs that enough?',
  )
  expect(read.body).toBe(text.trim())
})

test('an answer between the quoted lines stays whole', () => {
  const text = `> Which port?\n8443\n\n> Which host?\nb.example`
  expect(textsOf({ text }).text).toContain('8443')
  expect(textsOf({ text }).text).toContain('b.example')
})

test('who only quotes has sent the quoted text', () => {
  expect(textsOf({ text: quoted(asked) }).text).toBe(quoted(asked))
})

test('HTML becomes text without its quotes, styles and pictures', () => {
  const html = `<html><head><style>p{color:red}</style><script>alert(1)</script></head><body>
    <p>Yes, <b>8443</b>.</p><ul><li>one</li><li>two</li></ul><img src="http://evil.example/t.gif" alt="t">
    <p>See <a href="https://c.example/x">the page</a>.</p>
    <div class="gmail_quote">On Monday Unordin wrote:<blockquote>${asked}</blockquote></div></body></html>`
  const read = textsOf({ html })
  expect(read.text).toBe('Yes, 8443.\n\n * one\n * two\n\nSee the page [https://c.example/x].')
  expect(read.body).toContain(asked)
  expect(read.body).not.toContain('evil')
})

test('a text without an end, without letters or with control characters is bounded and clean', () => {
  expect(textsOf({ text: 'a\0b\u202ec\r\nd' }).text).toBe('abc\nd')
  expect(textsOf({ text: '\u200b \n' })).toEqual({ body: '', text: '', isOwn: false })
  expect(textsOf({})).toEqual({ body: '', text: '', isOwn: false })
  const long = textsOf({ text: 'wrote: '.repeat(100_000) })
  expect([long.body.length, long.text.length]).toEqual(
    [50_000, 20_000].map((n) => expect.closeTo(n, -1)),
  )
  expect(textsOf({ html: `${'<div>'.repeat(50_000)}deep` }).body.length).toBeLessThan(50_000)
})
