import { decodeText, tidyText } from './plain-text.server.ts'

export const documentLimits = { pages: 50, scannedPages: 8, characters: 60_000 }

/**
 * The text of a document, by the type that its bytes show; undefined for any other type. The reader of a
 * type is loaded when it is first needed.
 * @param goOn called before each picture of a page is read, because that takes long
 */
export async function textOfDocument(
  bytes: Buffer,
  goOn: () => void = () => {},
): Promise<string | undefined> {
  const text = await extract(bytes, goOn)
  return text === undefined ? undefined : tidyText(text, documentLimits.characters)
}

async function extract(bytes: Buffer, goOn: () => void): Promise<string | undefined> {
  const start = bytes.subarray(0, 1024).toString('latin1')
  try {
    if (start.includes('%PDF-')) {
      const { textOfPdf } = await import('./pdf-text.server.ts')
      return await textOfPdf(bytes, documentLimits, goOn)
    }
    if (start.startsWith('PK\x03\x04')) {
      const { textOfDocx } = await import('./word-text.server.ts')
      return await textOfDocx(bytes)
    }
    if (start.startsWith('\xd0\xcf\x11\xe0')) {
      const { textOfDoc } = await import('./word-text.server.ts')
      return await textOfDoc(bytes)
    }
    if (start.startsWith('{\\rtf')) return undefined
  } catch {
    return undefined
  }
  return decodeText(bytes)
}
