import { describe, expect, test } from 'vitest'
import { acceptAttribute, documentTypes, formatFileSize, typeBadge } from './file.ts'
import { cleanFileName } from './file-name.ts'

test.each([
  [0, '0 Bytes'],
  [1, '1 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1234, '1.21 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [1_234_567, '1.18 MB'],
  [25 * 1024 * 1024, '25 MB'],
  [1024 ** 3, '1 GB'],
  [5000 * 1024 ** 3, '5000 GB'],
])('%i bytes read as %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text))

test('the accept attribute has the extensions of the accepted types', () => {
  expect(acceptAttribute(['application/pdf', 'image/png'])).toBe('.pdf,.png')
})

describe('a file name', () => {
  test.each([
    ['report.pdf', 'application/pdf', 'report.pdf'],
    ['../../etc/passwd', 'text/plain', 'passwd.txt'],
    ['C:\\Users\\a\\plan.PDF', 'application/pdf', 'plan.PDF'],
    ['run.bat', 'text/plain', 'run.bat.txt'],
    ['photo.pdf', 'image/png', 'photo.pdf.png'],
    ['a\u202Efdp.exe', 'application/pdf', 'afdp.exe.pdf'],
    ['line\r\nbreak.pdf', 'application/pdf', 'linebreak.pdf'],
    ['  .hidden. ', 'text/plain', 'hidden.txt'],
    ['', 'image/png', 'file.png'],
    ['Übersicht – 2026 "neu".pdf', 'application/pdf', 'Übersicht – 2026 _neu_.pdf'],
  ])('%j becomes %s, %s', (given, type, clean) => expect(cleanFileName(given, type)).toBe(clean))

  test('is at most 255 characters long and keeps its extension', () => {
    const name = cleanFileName(`${'🗺'.repeat(200)}.pdf`, 'application/pdf')
    expect(name.length).toBeLessThanOrEqual(255)
    expect(name).toMatch(/^(🗺)+\.pdf$/u)
  })
})

const office = 'application/vnd.openxmlformats-officedocument'
test.each([
  [`${office}.wordprocessingml.document`, 'DOCX'],
  [`${office}.spreadsheetml.sheet`, 'XLSX'],
  [`${office}.presentationml.presentation`, 'PPTX'],
  ['text/plain', 'TXT'],
  ['application/pdf', 'PDF'],
  ['image/png', 'PNG'],
  ['text/csv', 'CSV'],
  ['application/msword', 'DOC'],
  ['application/vnd.oasis.opendocument.text', 'ODT'],
  ['odd', 'ODD'],
])('%s is shown as %s', (type, badge) => expect(typeBadge(type)).toBe(badge))

test('every accepted type is shown by a short word', () => {
  for (const type of documentTypes) expect(typeBadge(type), type).toMatch(/^[A-Z]{3,4}$/)
})
