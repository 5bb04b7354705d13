import mammoth from 'mammoth'
import { extractImages, extractText, getDocumentProxy } from 'unpdf'
import WordExtractor from 'word-extractor'
import { picturePixels } from './image-preparation.server.ts'
import { namesInBounds } from './inflated-size.server.ts'
import { recognise } from './ocr.server.ts'
import { decodeText } from './plain-text.server.ts'

export const documentLimits = { pages: 50, scannedPages: 8, characters: 60_000 }

/** A page with fewer letters than this is a picture of a page. */
const scannedLetters = 16

/** The text of a document, by what its bytes are; undefined when they are none of the four kinds. */
export async function textOfDocument(bytes: Buffer): Promise<string | undefined> {
  const text = await extract(bytes)
  return text
    ?.replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, documentLimits.characters)
    .toWellFormed()
}

async function extract(bytes: Buffer): Promise<string | undefined> {
  const start = bytes.subarray(0, 1024).toString('latin1')
  try {
    if (start.includes('%PDF-')) return await textOfPdf(bytes)
    if (start.startsWith('PK\x03\x04')) return await textOfDocx(bytes)
    if (start.startsWith('\xd0\xcf\x11\xe0'))
      return allParts(await new WordExtractor().extract(bytes))
    if (start.startsWith('{\\rtf')) return undefined
  } catch {
    return undefined
  }
  return decodeText(bytes)
}

async function textOfDocx(bytes: Buffer): Promise<string | undefined> {
  if (!namesInBounds(bytes)?.includes('word/document.xml')) return undefined
  const { value } = await mammoth.extractRawText({ buffer: bytes })
  // The better reader of the body leaves out what stands around it.
  const document = await new WordExtractor().extract(bytes).catch(() => undefined)
  const around = document
    ? [document.getHeaders(), document.getFootnotes(), document.getEndnotes()]
    : []
  return [around[0], value, ...around.slice(1)].filter((part) => part?.trim()).join('\n\n')
}

function allParts(document: Awaited<ReturnType<WordExtractor['extract']>>): string {
  return [
    document.getHeaders(),
    document.getBody(),
    document.getFootnotes(),
    document.getEndnotes(),
    document.getTextboxes(),
  ]
    .filter((part) => part.trim())
    .join('\n\n')
}

async function textOfPdf(bytes: Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  try {
    const { text, totalPages } = await extractText(pdf, { mergePages: false })
    const pages = text.slice(0, documentLimits.pages)
    let scanned = 0
    for (let page = 1; page <= Math.min(totalPages, documentLimits.pages); page += 1) {
      if ((pages[page - 1] ?? '').trim().length >= scannedLetters) continue
      if (scanned >= documentLimits.scannedPages) break
      scanned += 1
      pages[page - 1] = await textOfScan(pdf, page)
    }
    return pages.join('\n\n')
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function textOfScan(
  pdf: Awaited<ReturnType<typeof getDocumentProxy>>,
  page: number,
): Promise<string> {
  const images = await extractImages(pdf, page).catch(() => [])
  const largest = images
    .filter(({ width, height }) => width * height <= picturePixels && width * height >= 10_000)
    .sort((a, b) => b.width * b.height - a.width * a.height)[0]
  if (!largest) return ''
  const { data, width, height, channels } = largest
  return (await recognise(Buffer.from(data), { width, height, channels })).text
}
