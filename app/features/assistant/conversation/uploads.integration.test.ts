import { afterAll, describe, expect, test } from 'vitest'
import type { ChatFile } from '#app/features/assistant/assistant.ts'
import { startTestApp } from '#test/app.ts'
import { chatOf } from '#test/chats.ts'
import { pdfBytes, pngBytes, windowsProgram } from '#test/files.ts'
import { wordDocument } from '#test/word-97.ts'

const product = await startTestApp()
afterAll(() => product.close())
const { client: sql } = product.app.db

const given = async (answer: Response) => {
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as ChatFile
}

describe('a file', () => {
  test('is stored where the specification says, at an address that is signed', async () => {
    const chat = chatOf(product)
    const file = await given(await chat.upload('Tender <1>.pdf', pdfBytes))
    expect(file).toMatchObject({ name: 'Tender _1_.pdf', type: 'application/pdf' })
    const path = new URL(file.url, 'http://localhost').searchParams.get('path') ?? ''
    expect(path).toMatch(new RegExp(`^${chat.sessionId}/[0-9a-f-]{36}\\.pdf$`))
    expect(await product.app.storage.exists(`chat-uploads/${path}`)).toBe(true)
    const download = await product.client().get(file.url)
    expect(download.status).toBe(200)
    expect(download.headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(download.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await download.arrayBuffer()).equals(pdfBytes)).toBe(true)
  })

  test.each([
    ['notes.txt', 'Dear team,\nhello', 'text/plain'],
    ['list.txt', 'a,b\n1,2\n', 'text/csv'],
    ['older.txt', Buffer.from('Caf\xe9 au lait', 'latin1'), 'text/plain'],
    ['scan.png', pngBytes, 'image/png'],
  ])('%s is taken', async (name, bytes, type) => {
    expect((await given(await chatOf(product).upload(name, bytes))).type).toBe(type)
  })

  test.each([
    [
      'report.pdf',
      windowsProgram,
      /report\.pdf\. Send a PDF, a Word document, a text file or an image\.$/,
    ],
    ['page.txt', '<html><script>alert(1)</script></html>', /page/],
    ['run.txt', '#!/bin/sh\nrm -rf /', /run/],
    ['older.exe', Buffer.from('Caf\xe9 au lait', 'latin1'), /older/],
    ['empty.pdf', '', /empty/],
    ['big.txt', 'x'.repeat(10 * 1024 * 1024 + 1), /10 MB/],
  ])('%s is refused by what it is', async (name, bytes, message) => {
    const answer = await chatOf(product).upload(name, bytes)
    expect(answer.status).toBe(422)
    expect(((await answer.json()) as { error: string }).error).toMatch(message)
  })

  test('without a session, or none at all, is refused, and nothing is kept', async () => {
    const before = Number((await sql`select count(*) from received_files`)[0]?.count)
    const chat = chatOf(product)
    expect((await chat.upload('a.pdf', pdfBytes, '../../etc')).status).toBe(422)
    expect((await chat.upload('a.pdf', pdfBytes, '')).status).toBe(422)
    expect(
      (await chat.client.json('/api/chat-uploads', { sessionId: chat.sessionId })).status,
    ).toBe(422)
    expect((await chat.client.get('/api/chat-uploads')).status).toBe(405)
    const twice = new FormData()
    twice.set('sessionId', chat.sessionId)
    for (const name of ['a.pdf', 'b.pdf'])
      twice.append('file', new File([pdfBytes as BlobPart], name))
    expect((await chat.client.form('/api/chat-uploads', twice)).status).toBe(422)
    expect(Number((await sql`select count(*) from received_files`)[0]?.count)).toBe(before)
  })

  test('too many of a session are refused', async () => {
    const chat = chatOf(product)
    for (let count = 0; count < 20; count += 1)
      await given(await chat.upload(`${count}.txt`, `Number ${count}`))
    expect((await chat.upload('one-more.txt', 'One more')).status).toBe(429)
  })
})

describe('an address', () => {
  const changed = (url: string, change: Record<string, string | undefined>) => {
    const address = new URL(url, 'http://localhost:3000')
    for (const [name, value] of Object.entries(change))
      address.searchParams.set(name, String(value))
    return address.pathname + address.search
  }

  test('that was changed, or has expired, opens nothing', async () => {
    const chat = chatOf(product)
    const [one, other] = [
      await given(await chat.upload('a.txt', 'The first')),
      await given(await chat.upload('b.txt', 'The second')),
    ]
    const path = new URL(other.url, 'http://localhost').searchParams.get('path') ?? ''
    for (const change of [
      { path },
      { expires: String(Date.now() + 1e12) },
      { expires: '1' },
      { expires: 'NaN' },
      { signature: '' },
      { signature: 'x'.repeat(43) },
      { path: '../../session-secret' },
    ]) {
      const answer = await product.client().get(changed(one.url, change))
      expect(answer.status, JSON.stringify(change)).toBe(404)
      expect(await answer.text()).not.toContain('The ')
    }
  })

  test('of another session goes with no message', async () => {
    const [mine, theirs] = [chatOf(product), chatOf(product)]
    const file = await given(await mine.upload('secret.txt', 'The secret is 4711'))
    const answer = await theirs.send('Read this', { files: [file] })
    expect(answer.status).toBe(422)
    for (const url of ['https://evil.example/a.pdf', '/etc/passwd', 'file:///etc/passwd', ''])
      expect((await mine.send('Read this', { files: [{ ...file, url }] })).status).toBe(422)
  })
})

test('files come with the message that names them, without words too, and are read', async () => {
  const chat = chatOf(product)
  const file = await given(await chat.upload('notes.txt', 'We run a land registry on paper.'))
  const picture = await given(await chat.upload('scan.png', pngBytes))
  const answer = await chat.say('', { files: [file, picture] })
  const rows = await sql`select u.file_name, m.seq, m.role, u.content from chat_uploads u
    join chat_messages m on m.id = u.message_id where u.conversation_id = ${answer.conversationId}
    order by u.file_name`
  expect(rows).toMatchObject([
    { file_name: 'notes.txt', seq: 1, role: 'user', content: 'We run a land registry on paper.' },
    { file_name: 'scan.png', seq: 1, content: null },
  ])
})

describe('a later message', () => {
  test('is answered from a file that came before, which the answer names', async () => {
    const chat = chatOf(product)
    const text =
      'Tender for a land registry. The registry opens in Kisumu first. Bids close on 14 March 2027.'
    const file = await given(await chat.upload('tender.txt', text))
    await chat.say('Here is our tender.', { files: [file] })
    const answer = await chat.say('What does it say about Kisumu?')
    expect(answer).toMatchObject({ kind: 'answer', sources: [] })
    expect(answer.message).toContain('(tender.txt):\n"The registry opens in Kisumu first."')
    expect((await chat.say('And when do bids close?')).message).toContain('14 March 2027')
    const stranger = await chatOf(product).say('What does tender.txt say about Kisumu?')
    expect(stranger.message).not.toContain('opens in Kisumu')
  })

  test('is answered from a document of the old Word', async () => {
    const chat = chatOf(product)
    const bytes = wordDocument('Minutes\nThe minister chose Gitega.\nNobody objected.')
    const file = await given(await chat.upload('minutes.doc', bytes))
    expect(file.type).toBe('application/msword')
    const answer = await chat.say('Whom does it say the minister chose?', { files: [file] })
    expect(answer.message).toContain('(minutes.doc):\n"The minister chose Gitega."')
  })

  test('is answered from an image that was read before, whose text is kept with the message', async () => {
    const chat = chatOf(product)
    const pictures = [
      {
        name: 'permit\n1.png',
        text: 'Permit No. 4711\nIssued to Ada Quarry\u0000\nFee paid: 240.00',
      },
      { name: 'blank.png', text: ' \n ' },
    ]
    const first = await chat.say('What does it say about the fee?', { pictures })
    expect(first.message).toContain('(permit 1.png):\n"Fee paid: 240.00"')
    await chat.say('Thank you')
    const later = await chat.say('Whom does the image say it was issued to?')
    expect(later.message).toContain('"Issued to Ada Quarry"')
    const rows = await sql`select pictures from chat_messages
      where conversation_id = ${first.conversationId} and pictures is not null`
    expect(rows).toHaveLength(1)
    expect(rows[0]?.pictures).toMatchObject([{ name: 'permit 1.png' }])
  })

  test.each([
    ['six of them', Array.from({ length: 6 }, () => ({ name: 'a', text: 'b' }))],
    ['no text', [{ name: 'a' }]],
    ['no list', 'a'],
    ['too long', [{ name: 'a', text: 'x'.repeat(60_001) }]],
  ])('with texts of images that are none (%s) is refused', async (_, pictures) => {
    expect((await chatOf(product).send('Hello', { pictures })).status).toBe(422)
  })
})
