import { expect, test } from 'vitest'
import { shareOfWords } from '#test/degraded-pages.ts'
import { docBytes, docxBytes, zipOf } from '#test/resumes.ts'
import { docxOf, pdfOf, scannedPdf } from '#test/text-documents.ts'
import { wordDocument } from '#test/word-97.ts'
import { documentLimits, textOfDocument } from './document-text.server.ts'

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
