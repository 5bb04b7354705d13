import { type FileHandle, open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'

/** The type of a file by its content; undefined when the content is of no known type. */
export async function detectType(localPath: string): Promise<string | undefined> {
  const found = await knownType(localPath)
  if (found === 'broken') return undefined
  if (found?.mime === 'application/x-cfb') return olderOfficeType(localPath)
  if (found?.mime === 'text/rtf') return 'application/rtf'
  return found ? found.mime : textType(localPath)
}

/**
 * The library throws on some files that end early or contradict themselves; those count as unknown.
 */
async function knownType(localPath: string) {
  try {
    return await fileTypeFromFile(localPath)
  } catch (error) {
    // An error of the disk is not an error of the file.
    if ((error as NodeJS.ErrnoException).syscall) throw error
    return 'broken'
  }
}

const olderOffice = [
  ['WordDocument', 'application/msword'],
  ['Workbook', 'application/vnd.ms-excel'],
  ['Book', 'application/vnd.ms-excel'],
  ['PowerPoint Document', 'application/vnd.ms-powerpoint'],
] as const

/**
 * Word, Excel and PowerPoint before 2007 use the same container as installers; the names in its
 * directory tell them apart.
 */
async function olderOfficeType(localPath: string): Promise<string | undefined> {
  await using file = await open(localPath)
  const header = await read(file, 0, 512)
  if (header.length < 512) return undefined
  const shift = header.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return undefined
  const sector = 1 << shift
  const directory = await read(file, (header.readUInt32LE(48) + 1) * sector, 4 * sector)
  const names = Array.from({ length: Math.floor(directory.length / 128) }, (_, index) =>
    directory.toString('utf16le', index * 128, index * 128 + 64).replace(/\0.*$/s, ''),
  )
  return olderOffice.find(([name]) => names.includes(name))?.[1]
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

// Texts contain tab, line feed, form feed, carriage return and escape; other control characters
// mean binary.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const binary = /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f\x7f]/

async function textType(localPath: string): Promise<string | undefined> {
  await using file = await open(localPath)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let beginning = ''
  try {
    for await (const chunk of file.createReadStream({ autoClose: false })) {
      const text = decoder.decode(chunk, { stream: true })
      if (binary.test(text)) return undefined
      if (beginning.length < 16_384) beginning += text
    }
    decoder.decode()
  } catch (error) {
    if (error instanceof TypeError) return undefined // Not UTF-8.
    throw error
  }
  // Markup could be shown as a page and a script could be run, whatever the file's name.
  if (/^\s*<[!?a-z]/i.test(beginning)) return 'application/xml'
  if (beginning.startsWith('#!')) return 'application/x-sh'
  return isTable(beginning) ? 'text/csv' : 'text/plain'
}

/**
 * Whether the first lines have the same number of columns, at least two, with one of the usual
 * separators.
 */
function isTable(text: string): boolean {
  const lines = text
    .replace(/"(?:[^"]|"")*"/g, '') // A quoted cell may contain separators and line breaks.
    .split(/\r?\n/)
    .slice(0, 12)
    .filter((line) => line !== '')
  const whole = text.length < 16_384 ? lines : lines.slice(0, -1)
  return [',', ';', '\t'].some((separator) => {
    const counts = whole.map((line) => line.split(separator).length)
    return counts.length > 1 && (counts[0] ?? 0) > 1 && new Set(counts).size === 1
  })
}
