import { extractImages, getDocumentProxy } from 'unpdf'
import { picturePixels } from './image-preparation.server.ts'

type Limits = { pages: number; scannedPages: number; characters: number }
type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Pdf['getPage']>>

/** A page with fewer letters than this counts as a scanned page. */
const scannedLetters = 16
const leastPixels = 10_000

/**
 * The text of a PDF. Pages after the limit are not opened.
 * @param goOn called before each picture of a page is read
 */
export async function textOfPdf(bytes: Buffer, limits: Limits, goOn: () => void): Promise<string> {
  const options = { verbosity: 0, maxImageSize: picturePixels }
  const pdf = await getDocumentProxy(new Uint8Array(bytes), options)
  try {
    const texts: string[] = []
    let left = limits.characters
    let scans = limits.scannedPages
    for (let number = 1; number <= Math.min(pdf.numPages, limits.pages) && left > 0; number += 1) {
      const page = await pdf.getPage(number)
      let text = await textOfPage(page, left)
      if (text.trim().length < scannedLetters && scans > 0) {
        scans -= 1
        goOn()
        text = await textOfScan(pdf, number)
      }
      page.cleanup()
      texts.push(text)
      left -= text.length
    }
    return texts.join('\n\n')
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function textOfPage(page: Page, most: number): Promise<string> {
  const reader = page.streamTextContent().getReader()
  let text = ''
  while (text.length < most) {
    const { done, value } = await reader.read()
    if (done) break
    for (const item of value.items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '')
  }
  await reader.cancel()
  return text.slice(0, most)
}

async function textOfScan(pdf: Pdf, page: number): Promise<string> {
  const images = await extractImages(pdf, page).catch(() => [])
  const [largest] = images
    .filter(({ width, height }) => width * height <= picturePixels && width * height >= leastPixels)
    .sort((a, b) => b.width * b.height - a.width * a.height)
  if (!largest) return ''
  const { recognise } = await import('./ocr.server.ts')
  const { data, width, height, channels } = largest
  const pixels = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  return (await recognise(pixels, { width, height, channels })).text
}
