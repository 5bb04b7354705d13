import mammoth from 'mammoth'
import WordExtractor from 'word-extractor'
import { BadArchive, walkArchive } from '#app/platform/archive.server.ts'

const limits = { entries: 2_000, bytes: 60 * 1024 * 1024 }
/** Office never writes such a declaration; with one, a few words could expand to gigabytes. */
const declaration = /<!(?:DOCTYPE|ENTITY)/i

/** The text of a Word document; undefined when the archive is not one. @throws BadArchive */
export async function textOfDocx(bytes: Buffer): Promise<string | undefined> {
  const names = await walkArchive(bytes, limits, (name, piece) => {
    if (/\.(xml|rels)$/i.test(name) && declaration.test(piece.toString('latin1')))
      throw new BadArchive('its XML declares entities')
  })
  if (!names.includes('word/document.xml')) return undefined
  const { value } = await mammoth.extractRawText({ buffer: bytes })
  // mammoth reads the body better, but leaves out headers and notes.
  const document = await new WordExtractor().extract(bytes).catch(() => undefined)
  const around = document
    ? [document.getHeaders(), document.getFootnotes(), document.getEndnotes()]
    : []
  return joined([around[0], value, ...around.slice(1)])
}

/** The text of a Word document in the format before 2007. */
export async function textOfDoc(bytes: Buffer): Promise<string> {
  const document = await new WordExtractor().extract(bytes)
  return joined([
    document.getHeaders(),
    document.getBody(),
    document.getFootnotes(),
    document.getEndnotes(),
    document.getTextboxes(),
  ])
}

const joined = (parts: (string | undefined)[]) => parts.filter((part) => part?.trim()).join('\n\n')
