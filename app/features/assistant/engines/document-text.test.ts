import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { shareOfWords } from '#test/degraded-pages.ts'
import { docBytes, docxBytes, zipOf } from '#test/resumes.ts'
import { docxOf, pdfOf, scannedPdf } from '#test/text-documents.ts'
import { wordDocument } from '#test/word-97.ts'
import { documentLimits, textOfDocument } from './document-text.server.ts'
import { namesInBounds } from './inflated-size.server.ts'

test('a PDF gives the text of its pages, up to the last one that is read', async () => {
  const pages = Array.from({ length: documentLimits.pages + 2 }, (_, at) => {
    return `This page carries the number ${at + 1}.`
  })
  const text = await textOfDocument(await pdfOf(pages))
  expect(text).toContain('the number 1.')
  expect(text).toContain(`the number ${documentLimits.pages}.`)
  expect(text).not.toContain(`the number ${documentLimits.pages + 1}.`)
})

test('a scanned PDF is read with the eyes', async () => {
  const text = await textOfDocument(await scannedPdf())
  expect(shareOfWords(text ?? '')).toBeGreaterThanOrEqual(0.98)
})

test('a Word document gives what stands in it and above it', async () => {
  const text = await textOfDocument(
    docxOf('For internal use', ['Two bridges.', 'Ünïcödé & more'.replace('&', '&amp;')]),
  )
  expect(text).toBe('For internal use\n\nTwo bridges.\n\nÜnïcödé & more')
})

test('a Word document of the old, binary kind gives its text', async () => {
  const text = 'Terms of reference\nThe registry opens in Kisumu first.\nGrüße, Αθήνα, 東京'
  expect(await textOfDocument(wordDocument(text))).toBe(text)
})

test('a text is read in the encoding of its bytes', async () => {
  expect(await textOfDocument(Buffer.from('\ufeffgr\u00fcn'))).toBe('gr\u00fcn')
  expect(await textOfDocument(Buffer.from('gr\u00fcn', 'utf8'))).toBe('gr\u00fcn')
  expect(await textOfDocument(Buffer.from('gr\u00fcn', 'latin1'))).toBe('gr\u00fcn')
  expect(await textOfDocument(Buffer.from('\ufeffgr\u00fcn', 'utf16le'))).toBe('gr\u00fcn')
  expect(await textOfDocument(Buffer.from('first\r\nsecond  \r\n'))).toBe('first\nsecond')
  expect(await textOfDocument(Buffer.from([0x4d, 0x5a, 0, 1, 2, 3]))).toBeUndefined()
  expect(await textOfDocument(Buffer.from('{\\rtf1 text}'))).toBeUndefined()
})

test('what only looks like a document is none', async () => {
  expect(await textOfDocument(docBytes())).toBeUndefined()
  expect(await textOfDocument(docBytes().subarray(0, 600))).toBeUndefined()
  expect(await textOfDocument(Buffer.from('%PDF-1.4 and nothing else'))).toBeUndefined()
  expect(await textOfDocument(zipOf([{ name: 'readme.txt', data: 'no document' }]))).toBeUndefined()
  expect(await textOfDocument(docxBytes().subarray(0, 200))).toBeUndefined()
})

test('an archive that unpacks to more than it may is not unpacked, whatever it claims', () => {
  const bomb = deflateRawSync(Buffer.alloc(70 * 1024 * 1024))
  const zip = zipOf([{ name: 'word/document.xml', data: bomb.toString('latin1'), claims: 10 }])
  expect(namesInBounds(docxBytes())).toContain('word/document.xml')
  expect(namesInBounds(packed('word/document.xml', bomb))).toBeUndefined()
  expect(namesInBounds(zip.subarray(0, -4))).toBeUndefined()
})

/** An archive with one entry that is compressed and understates its size. */
function packed(name: string, bytes: Buffer): Buffer {
  const label = Buffer.from(name)
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt32LE(bytes.length, 14)
  facts.writeUInt32LE(10, 18)
  facts.writeUInt16LE(label.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, label, bytes])
  const entry = Buffer.alloc(46)
  entry.write('PK\x01\x02', 'latin1')
  facts.copy(entry, 6)
  entry.writeUInt16LE(0, 32)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, entry, label, end])
}
