import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readMail } from './mail-reading.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'unordin-mail-reading-'))
afterAll(() => rmSync(folder, { recursive: true }))

function read(mail: string | Buffer) {
  const localPath = join(folder, 'mail')
  writeFileSync(localPath, mail)
  return readMail({ localPath, folder, name: 'reply', domain: 'b.example' })
}
const withHead = (head: string[], body = 'Hello.') =>
  ['From: Mara <Mara@c.example>', ...head, '', body].join('\r\n')

test('a mail is read with its sender, its reply address, its text and its files', async () => {
  const mail = await read(
    withHead(
      [
        'To: Unordin <Reply+ABC@B.example>, x@y.example',
        'Delivered-To: reply+abc@b.example',
        'Message-ID: <1@c.example>',
        'Subject: =?utf-8?Q?R=C3=A9ponse?=',
        'Auto-Submitted: no',
        'Content-Type: multipart/mixed; boundary=b',
      ],
      [
        ...[
          '--b',
          'Content-Type: text/plain; charset=iso-8859-1',
          'Content-Transfer-Encoding: 8bit',
        ],
        ...['', 'Ça marche.', '--b', 'Content-Type: text/csv; name="../../a.csv"'],
        ...['Content-Disposition: attachment', 'Content-Transfer-Encoding: base64', '', 'YTtiCg=='],
        ...['--b', 'Content-Type: image/png', 'Content-Disposition: inline', 'Content-ID: <logo>'],
        ...['Content-Transfer-Encoding: base64', '', 'iVBORw==', '--b--', ''],
      ].join('\r\n'),
    ),
  )
  expect(mail).toMatchObject({
    ...{ from: ['mara@c.example'], senderName: 'Mara', to: ['reply+abc@b.example'] },
    ...{ messageId: '<1@c.example>', subject: 'Réponse', signs: { 'auto-submitted': ['no'] } },
  })
  expect(mail.files.map(({ name, size }) => [name, size])).toEqual([['../../a.csv', 4]])
  expect(readFileSync(mail.files[0]?.localPath ?? '', 'utf8')).toBe('a;b\n')
})

test('who only sends files has not said what their program quotes', async () => {
  const quote = 'On Mon, 23 Nov 2026 at 10:00, Unordin <a@b.example> wrote:\r\n> Our words.'
  const mailWith = (words: string, file: string[]) =>
    withHead(
      ['To: x@y.example', 'Content-Type: multipart/mixed; boundary=b'],
      ['--b', 'Content-Type: text/plain', '', words + quote, ...file, '--b--', ''].join('\r\n'),
    )
  const file = ['--b', 'Content-Type: text/csv; name="a.csv"', 'Content-Disposition: attachment']
  const attached = [...file, '', 'a;b']
  expect((await read(mailWith('', attached))).text).toBe('')
  expect((await read(mailWith('See the list.\r\n\r\n', attached))).text).toBe('See the list.')
  expect((await read(mailWith('', []))).text).toContain('Our words.')
})

test('a subject with line breaks, controls or turned text is one plain line', async () => {
  const lines = Buffer.from('Hi\r\nBcc: eve@evil.example\u202etxt\0').toString('base64')
  const { subject, signs } = await read(withHead([`Subject: =?utf-8?B?${lines}?=`]))
  expect(subject).toBe('Hi Bcc: eve@evil.exampletxt')
  expect(signs).toEqual({})
})

test('wrong charsets, broken base64 and no subject are read as far as they go', async () => {
  const lie = withHead(['Content-Type: text/plain; charset=x-made-up'], 'Grüße')
  expect((await read(lie)).body).toMatch(/^Gr.+e$/)
  const broken = withHead(['Content-Transfer-Encoding: base64'], 'SGVsbG8g!!!!d29ybGQ')
  expect((await read(broken)).body).toContain('Hello')
  expect(await read(withHead([], ''))).toMatchObject({ subject: '', body: '', text: '', to: [] })
  expect(await read(Buffer.from([0xff, 0xfe, 0, 1, 2]))).toMatchObject({ from: [], files: [] })
  const utf16 = withHead(['Content-Type: text/plain; charset=utf-16le'], 'ab')
  expect((await read(utf16)).body.length).toBeLessThan(20)
})

test('ten thousand recipients, two senders and groups are told apart', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => `p${index}@crowd.example`).join(
    ',\r\n ',
  )
  const mail = await read(withHead([`To: ${many},\r\n reply+abc@b.example`]))
  expect(mail.to).toEqual(['reply+abc@b.example'])
  const two = await read('From: a@b.example, Eve <c@d.example>\r\nFrom: e@f.example\r\n\r\nx')
  expect(two.from).toEqual(['a@b.example', 'c@d.example', 'e@f.example'])
  const hidden = await read('From: "mara@c.example" <eve@evil.example>\r\n\r\nx')
  expect(hidden.from).toEqual(['eve@evil.example'])
})

test('mails beyond the limits are refused: parts in parts, and endless headers', async () => {
  const open = Array.from({ length: 100 }, (_, depth) =>
    [`--b${depth - 1}`, `Content-Type: multipart/mixed; boundary=b${depth}`, '', ''].join('\r\n'),
  )
  const nested = withHead(['Content-Type: multipart/mixed; boundary=b-1'], open.join(''))
  await expect(read(nested)).rejects.toThrow(/nesting/i)
  await expect(read(withHead([`X-A: ${'a'.repeat(3_000_000)}`]))).rejects.toThrow(/header/i)
})

test('very many files are counted, and mails in mails are files', async () => {
  const part = (name: string) =>
    `--b\r\nContent-Type: text/csv; name=${name}\r\nContent-Disposition: attachment\r\n\r\na;b\r\n`
  const parts = Array.from({ length: 500 }, (_, index) => part(`${index}.csv`)).join('')
  const inside = '--b\r\nContent-Type: message/rfc822\r\n\r\nSubject: in\r\n\r\nin\r\n'
  const mail = await read(
    withHead(['Content-Type: multipart/mixed; boundary=b'], `${inside}${parts}--b--`),
  )
  expect([mail.files.length, mail.moreFiles.length]).toEqual([20, 50])
  expect(mail.files[0]?.name).toBe('mail.eml')
  expect(mail.body).not.toContain('in')
})

test('a bounce says which mails did not arrive', async () => {
  const report = [
    ...['--b', 'Content-Type: text/plain', '', 'It failed.'],
    ...[
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Final-Recipient: rfc822;x@y',
      'Action: failed',
      '',
    ],
    ...['--b', 'Content-Type: text/rfc822-headers', '', 'Message-ID: <abc-1@b.example>', '--b--'],
  ].join('\r\n')
  const head = 'Content-Type: multipart/report; report-type=delivery-status; boundary=b'
  const { bounce } = await read(withHead([head], report))
  expect(bounce).toEqual({ messageIds: ['abc-1@b.example'], isFinal: true })
})
