import { expect, test } from 'vitest'
import { degradedPages, shareOfWords } from '#test/degraded-pages.ts'
import { textlessPictures } from '#test/textless-pictures.ts'
import { recognise } from './ocr.server.ts'

test.each(Object.entries(degradedPages))('a page is read: %s', async (_, draw) => {
  const { text, confidence } = await recognise(await draw())
  expect(shareOfWords(text)).toBeGreaterThanOrEqual(0.98)
  expect(confidence).toBeGreaterThan(80)
})

// Processor time, which does not depend on what else the machine does; one of them took a minute.
const mostSeconds = 6

test.each(Object.entries(textlessPictures))('a picture without text: %s', async (_, draw) => {
  const picture = await draw()
  const began = process.cpuUsage()
  expect((await recognise(picture)).text).toBe('')
  const { user, system } = process.cpuUsage(began)
  expect((user + system) / 1_000_000).toBeLessThan(mostSeconds)
})
