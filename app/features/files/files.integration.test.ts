import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { formWith, pdfBytes, pngBytes, windowsProgram } from '#test/files.ts'
import { patience } from '#test/patience.ts'
import { startS3 } from '#test/s3.ts'
import { sql } from '#test/sql.ts'
import {
  deleteFiles,
  discardFiles,
  receiveFiles,
  sendFile,
  sweepFiles,
} from './file-service.server.ts'

const posted = (body: BodyInit) => new Request('http://x/', { method: 'POST', body })
const asked = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://x/', { method, headers })

describe.each(['local disk', 'S3'])('files on %s', (kind) => {
  let product: TestApp
  let s3: Awaited<ReturnType<typeof startS3>> | undefined
  beforeAll(async () => {
    s3 = kind === 'S3' ? await startS3() : undefined
    product = await startTestApp(s3?.env)
  })
  afterAll(async () => {
    await product.close()
    await s3?.close()
  })

  const receive = (form: FormData, options = {}) =>
    receiveFiles(product.app, posted(form), { fields: ['title'], ...options })
  const noted = async () =>
    (await product.app.db.client`select storage_key from received_files`).map(
      (row) => row.storage_key,
    )
  const leftOver = () => readdir(join(product.dataDir, 'uploads'))

  test('the storage is ready', async () => {
    expect(await (await product.client().get('/readyz')).json()).toMatchObject({ storage: 'ok' })
  })

  test('a file is stored completely, with its size, type and hash', async () => {
    const bytes = Buffer.concat([pdfBytes, randomBytes(400_000)])
    const form = formWith({ title: 'A', other: 'x' }, [['file', '../a/plan.pdf', bytes]])
    const { fields, files, faults } = await receive(form)
    expect(faults).toEqual([])
    expect([...fields]).toEqual([['title', 'A']])
    const [file] = files
    if (!file) throw new Error('no file')
    expect(file).toEqual({
      key: expect.stringMatching(/^[0-9a-f]{2}\/[0-9a-f-]{36}$/),
      name: 'plan.pdf',
      size: bytes.length,
      type: 'application/pdf',
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
    const answer = await sendFile(asked(), product.app, file)
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    expect(await leftOver()).toEqual([])
  })

  test('the content decides the type; programs, HTML and SVG are refused', async () => {
    for (const [name, bytes] of [
      ['plan.pdf', windowsProgram],
      ['plan.pdf', '<!doctype html><script>alert(1)</script>'],
      ['logo.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
      ['notes.txt', '#!/bin/sh\nrm -rf /\n'],
      ['notes.txt', Buffer.from([0x41, 0, 0x42])],
      ['notes.txt', Buffer.from([0xc3, 0x28])],
      ['a.docx', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ] as const) {
      const before = await noted()
      const { files, faults } = await receive(formWith({}, [['file', name, bytes]]))
      expect({ files, faults }, name).toEqual({
        files: [],
        faults: [{ name, reason: 'wrong_type' }],
      })
      expect(await noted()).toEqual(before)
    }
    const { files } = await receive(
      formWith({}, [
        ['file', 'x.png', pngBytes],
        ['file', 'table.csv', 'a,b\n1,"2,5"\n3,4\n'],
        ['file', 'notes.md', 'Grüße, Welt\nund mehr\n'],
      ]),
    )
    expect(files.map(({ type }) => type)).toEqual(['image/png', 'text/csv', 'text/plain'])
  })

  test('one refused file and nothing is stored; the text fields are returned', async () => {
    const before = await noted()
    const { fields, files, faults } = await receive(
      formWith({ title: 'kept' }, [
        ['file', 'good.png', pngBytes],
        ['file', 'large.pdf', Buffer.concat([pdfBytes, Buffer.alloc(2_000)])],
        ['file', 'empty.txt', ''],
      ]),
      { maxBytes: 1_000 },
    )
    expect(fields.get('title')).toBe('kept')
    expect(files).toEqual([])
    expect(faults).toEqual([
      { name: 'large.pdf', reason: 'too_large' },
      { name: 'empty.txt', reason: 'empty' },
    ])
    expect(await noted()).toEqual(before)
    const many = formWith(
      {},
      [1, 2, 3, 4].map((n) => ['file', `${n}.png`, pngBytes] as const) as never,
    )
    expect((await receive(many, { maxFiles: 2 })).faults).toEqual([
      { name: '3.png', reason: 'too_many' },
    ])
  })

  test('an upload that ends early leaves no file', async () => {
    const before = await noted()
    const whole = Buffer.from(
      await new Response(formWith({}, [['file', 'a.pdf', pdfBytes]])).arrayBuffer(),
    )
    const boundary = whole.toString('latin1', 2, whole.indexOf('\r\n'))
    const request = new Request('http://x/', {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: whole.subarray(0, whole.length - 60),
    })
    await expect(receiveFiles(product.app, request, { fields: [] })).rejects.toMatchObject({
      code: 'invalid',
    })
    expect(await noted()).toEqual(before)
    expect(await leftOver()).toEqual([])
  })

  test('an empty file input and a form without files are accepted', async () => {
    expect(await receive(formWith({ title: 'x' }, [['file', '', '']]))).toMatchObject({
      files: [],
      faults: [],
    })
    const plain = await receiveFiles(product.app, posted(new URLSearchParams({ title: 'y' })), {
      fields: ['title'],
    })
    expect(plain.fields.get('title')).toBe('y')
  })

  test('ranges, conditions and headers', async () => {
    const { files } = await receive(formWith({}, [['file', 'Grüße "1".txt', '0123456789']]))
    const [file] = files
    if (!file) throw new Error('no file')
    const get = (headers = {}, method = 'GET') =>
      sendFile(asked(headers, method), product.app, file)
    const whole = await get()
    expect(await whole.text()).toBe('0123456789')
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store, no-transform',
      'content-disposition': `attachment; filename="Gr__e _1_.txt"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20_1_.txt`,
      'content-length': '10',
      'content-type': 'text/plain; charset=utf-8',
    })
    expect(whole.headers.get('content-security-policy')).toContain('sandbox')
    const etag = whole.headers.get('etag') ?? ''
    for (const [range, status, text, content] of [
      ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
      ['bytes=7-', 206, '789', 'bytes 7-9/10'],
      ['bytes=-2', 206, '89', 'bytes 8-9/10'],
      ['bytes=0-99', 206, '0123456789', 'bytes 0-9/10'],
      ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
      ['bytes=10-', 416, '', 'bytes */10'],
      ['bytes=-0', 416, '', 'bytes */10'],
      ['bytes=4-2', 200, '0123456789', null],
      ['bytes=1-2,4-5', 200, '0123456789', null],
      ['bytes=-', 200, '0123456789', null],
      ['lines=1-2', 200, '0123456789', null],
    ] as const) {
      const answer = await get({ range })
      expect(
        [answer.status, await answer.text(), answer.headers.get('content-range')],
        range,
      ).toEqual([status, text, content])
    }
    expect((await get({ range: 'bytes=2-4', 'if-range': etag })).status).toBe(206)
    expect((await get({ range: 'bytes=2-4', 'if-range': '"older"' })).status).toBe(200)
    const head = await get({}, 'HEAD')
    expect([await head.text(), head.headers.get('content-length')]).toEqual(['', '10'])
    // A text is never shown inline, even when the caller asks for it.
    const inline = await sendFile(asked(), product.app, file, { inline: true })
    expect(inline.headers.get('content-disposition')).toMatch(/^attachment/)
  })

  test('pictures and PDFs may be shown inline', async () => {
    const { files } = await receive(
      formWith({}, [
        ['file', 'a.png', pngBytes],
        ['file', 'a.pdf', pdfBytes],
      ]),
    )
    for (const file of files) {
      const answer = await sendFile(asked(), product.app, file, { inline: true })
      expect(answer.headers.get('content-disposition')).toMatch(/^inline/)
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
      await answer.arrayBuffer()
    }
  })

  test('a file that the storage lost is not found', async () => {
    const [file] = (await receive(formWith({}, [['file', 'a.png', pngBytes]]))).files
    if (!file) throw new Error('no file')
    await discardFiles(product.app, [file])
    await expect(sendFile(asked(), product.app, file)).rejects.toMatchObject({ status: 404 })
  })

  test('files are deleted when the transaction that removed their reference commits; referenced files stay', async () => {
    const { files } = await receive(
      formWith({}, [
        ['file', 'a.png', pngBytes],
        ['file', 'b.png', pngBytes],
      ]),
    )
    const [a, b] = files.map(({ key }) => key)
    if (!a || !b) throw new Error('no files')
    const client = crypto.randomUUID()
    await product.app.db.system(async (tx) => {
      await tx.all(sql`insert into clients (id, name) values (${client}, 'C')`)
      await tx.all(sql`insert into documents (client_id, name, file_size, mime_type, storage_key)
        values (${client}, 'b', 1, 'image/png', ${b})`)
      await deleteFiles(product.app, tx, [a, b])
    })
    await vi.waitUntil(async () => !(await product.app.storage.exists(a)), patience)
    expect(await product.app.storage.exists(b)).toBe(true)
  })

  test('a file without a reference is deleted after a day', async () => {
    const { files } = await receive(
      formWith({}, [
        ['file', 'a.png', pngBytes],
        ['file', 'b.png', pngBytes],
      ]),
    )
    const [old, fresh] = files.map(({ key }) => key)
    if (!old || !fresh) throw new Error('no files')
    await product.app.db
      .client`update received_files set received_at = now() - interval '25 hours' where storage_key = ${old}`
    await sweepFiles(product.app)
    expect(await product.app.storage.exists(old)).toBe(false)
    expect(await product.app.storage.exists(fresh)).toBe(true)
    expect(await noted()).not.toContain(old)
  })
})

test('Office documents are recognised by their content', async () => {
  const { detectType } = await import('./file-type.server.ts')
  const folder = await mkdtemp(join(tmpdir(), 'types-'))
  try {
    const cfb = Buffer.alloc(512 + 512 + 512)
    Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(cfb)
    cfb.writeUInt16LE(9, 30)
    cfb.writeUInt32LE(1, 48)
    cfb.write('Root Entry', 1024, 'utf16le')
    cfb.write('Workbook', 1024 + 128, 'utf16le')
    await writeFile(join(folder, 'old'), cfb)
    expect(await detectType(join(folder, 'old'))).toBe('application/vnd.ms-excel')
    cfb.write('Installer', 1024 + 128, 'utf16le')
    await writeFile(join(folder, 'old'), cfb)
    expect(await detectType(join(folder, 'old'))).toBeUndefined()
  } finally {
    await rm(folder, { recursive: true })
  }
})
