import { expect, test } from 'vitest'
import { degradedPages, shareOfWords } from '#test/degraded-pages.ts'
import { recognise } from './ocr.server.ts'

test.each(Object.entries(degradedPages))('a page is read: %s', async (_, draw) => {
  const { text, confidence } = await recognise(await draw())
  expect(shareOfWords(text)).toBeGreaterThanOrEqual(0.98)
  expect(confidence).toBeGreaterThan(80)
})
