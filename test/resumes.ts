import { crc32 } from 'node:zlib'

type Entry = {
  name: string
  data: string | Buffer
  /** The unpacked size that its directory entry states. */
  claims?: number
}

/** A small archive written by hand, uncompressed. */
export function zipOf(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, data, claims } of entries) {
    const [bytes, label] = [Buffer.from(data as string), Buffer.from(name)]
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt32LE(crc32(bytes), 10)
    fields.writeUInt32LE(bytes.length, 14)
    fields.writeUInt32LE(bytes.length, 18)
    fields.writeUInt16LE(label.length, 22)
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, label, bytes])
    const entry = Buffer.alloc(46)
    entry.write('PK\x01\x02', 'latin1')
    entry.writeUInt16LE(20, 4)
    fields.copy(entry, 6)
    entry.writeUInt32LE(claims ?? bytes.length, 24)
    entry.writeUInt16LE(0, 32)
    entry.writeUInt32LE(offset, 42)
    directory.push(Buffer.concat([entry, label]))
    files.push(file)
    offset += file.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, listed, end])
}

const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`

/** The smallest valid Word document. */
export const docxContents = (): Entry[] => [
  { name: '[Content_Types].xml', data: types },
  { name: 'word/document.xml', data: '<w:document/>' },
]

/** A Word document with further content. */
export const docxBytes = (more: readonly Entry[] = []): Buffer =>
  zipOf([...docxContents(), ...more])

/** The head of a Word document from before 2007: its directory names a stream WordDocument. */
export function docBytes(streams = ['Root Entry', 'WordDocument']): Buffer {
  const file = Buffer.alloc(512 * 6)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  file.writeUInt16LE(0x3e, 24)
  file.writeUInt16LE(3, 26)
  file.writeUInt16LE(0xfffe, 28)
  file.writeUInt16LE(9, 30)
  file.writeUInt16LE(6, 32)
  file.writeUInt32LE(1, 44)
  file.writeUInt32LE(1, 48)
  for (const [index, name] of streams.entries()) {
    const at = 512 * 2 + index * 128
    file.write(name, at, 'utf16le')
    file.writeUInt16LE(name.length * 2 + 2, at + 64)
  }
  return file
}
