import { constants, crc32, deflateRawSync } from 'node:zlib'
import { docxParts } from './text-documents.ts'

type Part = {
  name: string
  data?: Buffer | string
  /** Instead of `data`: bytes that are already deflated. */
  deflated?: Buffer
  /** The unpacked size that the directory states. */
  claims?: number
  /** The offset that the directory states; no entry is written, so that it overlaps another. */
  at?: number
  /** The name in its own header. */
  headName?: string
}

type Frame = {
  /** The number of entries that the end record states. */
  counted?: number
  before?: Buffer
  behind?: Buffer
  comment?: Buffer
}

const mebibyte = 1024 * 1024

/** A zip archive that is correct except for what its parts and its frame falsify. */
export function archiveOf(parts: readonly Part[], frame: Frame = {}): Buffer {
  const { before = Buffer.alloc(0), behind = Buffer.alloc(0), comment = Buffer.alloc(0) } = frame
  const [files, directory]: [Buffer[], Buffer[]] = [[before], []]
  let offset = before.length
  for (const part of parts) {
    const data = Buffer.from(part.data ?? '')
    const bytes = part.deflated ?? data
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(part.deflated ? 8 : 0, 4)
    fields.writeUInt32LE(crc32(data), 10)
    fields.writeUInt32LE(bytes.length, 14)
    fields.writeUInt32LE(part.claims ?? data.length, 18)
    const head = named(fields, part.headName ?? part.name)
    if (part.at === undefined) files.push(Buffer.from('PK\x03\x04', 'latin1'), head, bytes)
    const entry = Buffer.alloc(46)
    entry.write('PK\x01\x02', 'latin1')
    entry.writeUInt16LE(20, 4)
    named(fields, part.name).copy(entry, 6, 0, 26)
    entry.writeUInt32LE(part.at ?? offset, 42)
    directory.push(entry, Buffer.from(part.name))
    if (part.at === undefined) offset += 4 + head.length + bytes.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(frame.counted ?? parts.length, 8)
  end.writeUInt16LE(frame.counted ?? parts.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...files, listed, end, comment, behind])
}

/**
 * The fields that are in an entry's header and in the directory alike, with the length of the name,
 * then the name.
 */
function named(fields: Buffer, name: string): Buffer {
  const label = Buffer.from(name)
  const head = Buffer.concat([fields, label])
  head.writeUInt16LE(label.length, 22)
  return head
}

/** This many mebibytes of one letter, deflated to a thousandth without creating them. */
export function deflatedMebibytes(count: number, text = 'A'): Buffer {
  const block = Buffer.alloc(mebibyte, text)
  const one = deflateRawSync(block, { finishFlush: constants.Z_FULL_FLUSH })
  return Buffer.concat([...Array<Buffer>(count).fill(one), deflateRawSync(Buffer.alloc(0))])
}

const isBody = ({ name }: Part) => name === 'word/document.xml'
const letter = () => docxParts('', ['A letter.'])

/** A Word document whose body is not counted by the end record: it unpacks to this many mebibytes. */
export function uncountedBody(mebibytes: number): Buffer {
  const parts = letter()
  const bomb = {
    name: 'word/document.xml',
    deflated: deflatedMebibytes(mebibytes),
    claims: mebibytes * mebibyte,
  }
  // The counted body is a harmless one, which a reader finds that trusts the count.
  return archiveOf([...parts, bomb], { counted: parts.length })
}

/** A Word document whose body claims to be small. */
export function understatedBody(mebibytes: number): Buffer {
  const bomb = { name: 'word/document.xml', deflated: deflatedMebibytes(mebibytes), claims: 1_000 }
  return archiveOf([...letter().filter((part) => !isBody(part)), bomb])
}

/** A thousand entries that all unpack the same bytes. */
export function overlappingEntries(): Buffer {
  const one = { deflated: deflatedMebibytes(1), claims: mebibyte }
  const others = Array.from({ length: 1_000 }, (_, place) => {
    return { name: `word/media/${place + 1}.xml`, ...one, at: 0 }
  })
  return archiveOf([{ name: 'word/media/0.xml', ...one }, ...others, ...letter()])
}

/** An archive in an archive, nested this often, around a bomb. */
export function nestedArchive(depth: number): Buffer {
  let inner = archiveOf([
    { name: 'bomb', deflated: deflatedMebibytes(100), claims: 100 * mebibyte },
  ])
  for (let level = 0; level < depth; level += 1)
    inner = archiveOf([{ name: `level-${level}.zip`, data: inner }])
  return archiveOf([...letter(), { name: 'word/media/inner.zip', data: inner }])
}

/** A Word document with this body instead of its own. */
export function withBody(xml: string | Buffer): Buffer {
  const data = Buffer.from(xml)
  const body = {
    name: 'word/document.xml',
    data,
    deflated: deflateRawSync(data),
    claims: data.length,
  }
  return archiveOf([...letter().filter((part) => !isBody(part)), body])
}
