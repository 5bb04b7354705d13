import { existsSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { post, startWithApplications, withResume } from '#test/applications.ts'
import { formWith, pdfBytes, pngBytes, windowsProgram } from '#test/files.ts'
import { archiveOf, nestedArchive, uncountedBody } from '#test/hostile-archives.ts'
import { whileKilled } from '#test/killed-workers.ts'
import { docBytes, docxBytes, docxContents, zipOf } from '#test/resumes.ts'

const { product, someone, apply, applicationsOf, storedFiles } = await startWithApplications()
afterAll(() => product.close())

describe('a resume', () => {
  test.each([
    ['a PDF', 'resume.pdf', pdfBytes, 'application/pdf'],
    ['a Word document', 'resume.docx', docxBytes(), /wordprocessingml/],
    ['an older Word document', 'resume.doc', docBytes(), 'application/msword'],
    ['a PDF with two endings', 'resume.exe.pdf', pdfBytes, 'application/pdf'],
  ])('%s is taken', async (_, name, bytes, type) => {
    const { row } = await apply(someone(), name, bytes)
    expect(row?.mime_type).toMatch(type)
  })

  test('gets the file extension of its real type', async () => {
    const { row } = await apply(someone(), '../../resume.pdf.exe', pdfBytes)
    expect(row?.file_name).toBe('resume.pdf.exe.pdf')
  })

  const macro = { name: 'word/vbaProject.bin', data: 'x' }
  test.each([
    ['a program named as a PDF', 'resume.pdf', windowsProgram],
    ['a picture named as a PDF', 'resume.pdf', pngBytes],
    ['a page named as a document', 'resume.doc', '<html><script>alert(1)</script></html>'],
    ['plain text', 'resume.pdf', 'Nine years'],
    ['an archive named as a document', 'resume.docx', zipOf([{ name: 'a.txt', data: 'x' }])],
    [
      'a document that swells to 4 GB',
      'resume.docx',
      docxBytes([{ name: 'word/media/bomb', data: 'x', claims: 4e9 }]),
    ],
    ['a document with a program', 'resume.docx', docxBytes([macro])],
    [
      'a document with a program that is not counted',
      'resume.docx',
      archiveOf([...docxContents(), macro], { counted: 2 }),
    ],
    [
      'a document with a program under another name',
      'resume.docx',
      docxBytes([{ name: 'word/item.bin', data: Buffer.from('_VBA_PROJECT', 'utf16le') }]),
    ],
    [
      'a document with a program for Windows',
      'resume.docx',
      docxBytes([{ name: 'word/media/image1.png', data: windowsProgram }]),
    ],
    ['a document whose body is not counted', 'resume.docx', uncountedBody(300)],
    ['a document with archives in archives', 'resume.docx', nestedArchive(3)],
    [
      'a document with something before it',
      'resume.docx',
      archiveOf(docxContents(), { before: Buffer.from('PK\x03\x04%PDF-1.4') }),
    ],
    [
      'an older document with a program',
      'resume.doc',
      docBytes(['Root Entry', 'WordDocument', 'Macros', '_VBA_PROJECT']),
    ],
    [
      'a PDF that is an archive as well',
      'both.pdf',
      Buffer.concat([pdfBytes, zipOf([{ name: 'Main.class', data: 'x' }])]),
    ],
    [
      'a PDF that is an archive with a few bytes behind it',
      'both.pdf',
      Buffer.concat([pdfBytes, zipOf([{ name: 'a', data: 'x' }]), Buffer.from('%%EOF')]),
    ],
    ['a PDF without an end', 'resume.pdf', pdfBytes.subarray(0, 40)],
    ['a document cut short', 'resume.docx', docxBytes().subarray(0, 300)],
    [
      'a page before a PDF',
      'resume.pdf',
      Buffer.concat([Buffer.from('<html><script>1</script>'), pdfBytes]),
    ],
  ])('%s is refused, and nothing is stored', async (_, name, bytes) => {
    const fields = someone()
    const before = await storedFiles()
    const answer = await product.client().form(post, withResume(fields, name, bytes))
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain('The resume must be a PDF, DOC or DOCX file')
    expect(page).toContain('Nine years of case systems')
    expect(await applicationsOf(fields.email)).toHaveLength(0)
    expect(await storedFiles()).toBe(before)
  })

  test.runIf(existsSync('/proc/self/status'))(
    'whose check was killed is not called a wrong file, and is taken when it is sent again',
    async () => {
      const fields = someone()
      const answer = await whileKilled('resume-program.server.ts', () =>
        product.client().form(post, withResume(fields)),
      )
      expect(answer.status).toBe(422)
      const page = await answer.text()
      expect(page).toContain('could not check the resume right now')
      expect(page).not.toContain('The resume must be a PDF')
      expect((await apply(fields)).row?.mime_type).toBe('application/pdf')
    },
  )

  test('of 11 MB is refused with a message, a request of 33 MB by the body limit', async () => {
    const sized = (megabytes: number) =>
      Buffer.concat([pdfBytes, Buffer.alloc(megabytes * 1024 * 1024, 32), Buffer.from('%%EOF')])
    const client = product.client()
    const answer = await client.form(post, withResume(someone(), 'big.pdf', sized(11)))
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain('The resume must be at most 10 MB')
    expect(page).toContain('Nine years of case systems')
    const more = await client.form(post, withResume(someone(), 'huge.pdf', sized(33)), {
      'content-length': String(34 * 1024 * 1024),
    })
    expect(more.status).toBe(413)
    const most = await apply(someone(), 'large.pdf', sized(9))
    expect(Number(most.row?.file_size)).toBeGreaterThan(9 * 1024 * 1024)
  })

  test('alone, and not empty', async () => {
    const client = product.client()
    const two = formWith(someone(), [
      ['resume', 'a.pdf', pdfBytes],
      ['resume', 'b.pdf', pdfBytes],
    ])
    expect(await (await client.form(post, two)).text()).toContain('Please send one resume only')
    const empty = await client.form(post, withResume(someone(), 'a.pdf', ''))
    expect(await empty.text()).toContain('The resume is an empty file')
  })
})
