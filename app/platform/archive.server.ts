import { crc32, createInflateRaw } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

/** The archive does not match its directory, contains another archive, or unpacks to too much data. */
export class BadArchive extends Error {}

export type ArchiveLimits = { entries: number; bytes: number }

/** Receives the unpacked data of an entry in pieces. Each piece repeats the end of the one before. */
type Look = (name: string, piece: Buffer) => void

type Span = { from: number; to: number }

const endLength = 22
const [isEncrypted, hasTail] = [0x1, 0x8]
const unicodePath = 0x7075
const repeated = 64
const archiveStarts = ['PK\x03\x04', 'PK\x05\x06', 'Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c', '\x1f\x8b']
/** Workbooks embedded by charts, and compressed drawings (EMZ, WMZ) that Office itself writes. */
const packedByOffice = /^word\/(embeddings\/[^/]+\.(xlsx|docx|pptx)|media\/[^/]+\.(emz|wmz))$/i

/**
 * Reads a whole zip archive and unpacks every entry once, in pieces, without keeping the data. The
 * archive must have one directory that lists every entry, so that two different readers always find the
 * same content.
 *
 * @param look receives the unpacked data
 * @returns the names of the entries
 * @throws BadArchive
 */
export async function walkArchive(
  archive: Buffer,
  limits: ArchiveLimits,
  look: Look = () => {},
): Promise<string[]> {
  const directory = findDirectory(archive, limits)
  const zip = await open(archive)
  try {
    const entries = await listEntries(zip, directory)
    const claimed = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
    if (claimed > limits.bytes) throw new BadArchive('it unpacks to too much')
    const spans: Span[] = []
    for (const entry of entries) spans.push(await spanOf(zip, entry, archive))
    requireTiling(spans, directory.from)
    for (const entry of entries) await unpack(zip, entry, archive, look)
    return entries.map(({ fileName }) => fileName)
  } finally {
    zip.close()
  }
}

/** The end record must be the last thing in the file and follow the directory directly. */
function findDirectory(archive: Buffer, limits: ArchiveLimits): Span & { count: number } {
  const end = archive.length - endLength
  if (end < 0 || archive.lastIndexOf('PK\x05\x06', undefined, 'latin1') !== end)
    throw new BadArchive('it does not end as an archive')
  const [disks, count, all] = [4, 8, 10].map((at) => archive.readUInt16LE(end + at))
  const [size, from] = [12, 16].map((at) => archive.readUInt32LE(end + at)) as [number, number]
  if (disks !== 0 || count !== all || from + size !== end)
    throw new BadArchive('its end record is wrong')
  if (!count || count > limits.entries) throw new BadArchive('it has too many entries, or none')
  return { from, to: end, count }
}

async function open(archive: Buffer): Promise<ZipFile> {
  return fromBufferPromise(archive, { strictFileNames: true }).catch((error) => {
    throw new BadArchive(String(error))
  })
}

async function listEntries(zip: ZipFile, { from, to }: Span): Promise<Entry[]> {
  const entries: Entry[] = []
  const names = new Set<string>()
  let length = 0
  try {
    for await (const entry of zip.eachEntry()) entries.push(entry)
  } catch (error) {
    throw new BadArchive(String(error))
  }
  for (const entry of entries) {
    length += 46 + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
    const name = entry.fileName.normalize('NFC').toLowerCase()
    if (names.has(name)) throw new BadArchive('two entries have one name')
    names.add(name)
    if (entry.extraFields.some(({ id }) => id === unicodePath))
      throw new BadArchive('an entry has two names')
    if (!entry.canDecodeFileData()) throw new BadArchive('it is encrypted, or packed in a rare way')
  }
  if (length !== to - from)
    throw new BadArchive('its directory lists other entries than are counted')
  return entries
}

/** The range of an entry, from its header to its end; the header must agree with the directory. */
async function spanOf(zip: ZipFile, entry: Entry, archive: Buffer): Promise<Span> {
  const head = await zip.readLocalFileHeaderPromise(entry).catch((error) => {
    throw new BadArchive(String(error))
  })
  const { generalPurposeBitFlag: flags } = head
  const isTailed = (flags & hasTail) !== 0
  const figures = (one: typeof head | Entry) => [
    one.crc32,
    one.compressedSize,
    one.uncompressedSize,
  ]
  const isSame = figures(head).every((figure, place) => {
    return figure === figures(entry)[place] || (isTailed && figure === 0)
  })
  if (
    !isSame ||
    !head.fileName.equals(entry.fileNameRaw) ||
    head.compressionMethod !== entry.compressionMethod ||
    ((flags ^ entry.generalPurposeBitFlag) & (hasTail | isEncrypted)) !== 0
  )
    throw new BadArchive('an entry has two descriptions')
  const to = head.fileDataStart + entry.compressedSize
  const tail = isTailed ? tailLength(archive, to, figures(entry)) : 0
  return { from: entry.relativeOffsetOfLocalHeader, to: to + tail }
}

/** An entry written as a stream repeats its sizes after the data, with or without a signature. */
function tailLength(archive: Buffer, at: number, figures: readonly number[]): number {
  const plain = Buffer.alloc(12)
  for (const [place, figure] of figures.entries()) plain.writeUInt32LE(figure, place * 4)
  if (archive.subarray(at, at + 12).equals(plain)) return 12
  const signed = Buffer.concat([Buffer.from('PK\x07\x08', 'latin1'), plain])
  if (archive.subarray(at, at + 16).equals(signed)) return 16
  throw new BadArchive('an entry has two descriptions')
}

/** Every byte between the start of the file and the directory must belong to exactly one entry. */
function requireTiling(spans: readonly Span[], directoryFrom: number): void {
  let at = 0
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    if (from !== at) throw new BadArchive('entries overlap, or something lies between them')
    at = to
  }
  if (at !== directoryFrom) throw new BadArchive('something lies before the directory')
}

async function unpack(zip: ZipFile, entry: Entry, archive: Buffer, look: Look): Promise<void> {
  const { fileName, compressedSize, uncompressedSize } = entry
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true })
  const packed = archive.subarray(fileDataStart, fileDataStart + compressedSize)
  let [size, sum, last] = [0, 0, Buffer.alloc(0)]
  for await (const piece of entry.compressionMethod === 8 ? inflate(packed) : [packed]) {
    if (size === 0 && isArchive(piece) && !packedByOffice.test(fileName))
      throw new BadArchive('it holds another archive')
    size += piece.length
    if (size > uncompressedSize) throw new BadArchive('an entry unpacks to more than it says')
    sum = crc32(piece, sum)
    const longer = Buffer.concat([last, piece])
    look(fileName, longer)
    last = longer.subarray(-repeated)
  }
  if (size !== uncompressedSize || sum !== entry.crc32)
    throw new BadArchive('an entry is not what it says')
}

async function* inflate(packed: Buffer): AsyncGenerator<Buffer> {
  const inflating = createInflateRaw({ chunkSize: 65_536 })
  inflating.end(packed)
  try {
    yield* inflating
  } catch (error) {
    throw new BadArchive(String(error))
  }
  if (inflating.bytesWritten !== packed.length) throw new BadArchive('something lies in an entry')
}

const isArchive = (piece: Buffer) =>
  archiveStarts.some((start) => piece.toString('latin1', 0, start.length) === start)
