import { type FileHandle, open, stat } from 'node:fs/promises'

const zipEnd = Buffer.from('PK\x05\x06', 'latin1')
const zipEntry = Buffer.from('PK\x01\x02', 'latin1')
/** What a directory entry of a Word document before 2007 is called when it holds macros. */
const oldProgram = Buffer.from('_VBA_PROJECT', 'utf16le')
const longestZipEnd = 22 + 65_535
/** A long resume with pictures unpacks to some 20 MB. */
const unpackedBytes = 200 * 1024 * 1024
const entriesAtMost = 2_000

/**
 * Whether a resume is what its type says and nothing besides: a PDF that ends as one, a document
 * without programs that does not swell when it is opened.
 */
export async function isHarmlessResume(localPath: string, type: string): Promise<boolean> {
  await using file = await open(localPath)
  const { size } = await stat(localPath)
  const start = Math.max(0, size - longestZipEnd)
  const tail = await read(file, start, size - start)
  const end = findZipEnd(tail)
  if (type === 'application/pdf') return end === undefined && tail.subarray(-4096).includes('%%EOF')
  // The older format: no archive hides behind it, and no program in it.
  if (type === 'application/msword')
    return end === undefined && !(await read(file, 0, size)).includes(oldProgram)
  if (end === undefined) return false
  const directorySize = tail.readUInt32LE(end + 12)
  const offset = tail.readUInt32LE(end + 16)
  // What stands before or behind the archive would be a second file.
  if (offset + directorySize !== start + end) return false
  return isModest(await read(file, offset, directorySize), tail.readUInt16LE(end + 10))
}

/** Where the archive ends, if the file is one up to its last byte. */
function findZipEnd(tail: Buffer): number | undefined {
  for (let at = tail.lastIndexOf(zipEnd); at >= 0; at = tail.lastIndexOf(zipEnd, at - 1)) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return at
    if (at === 0) break
  }
  return undefined
}

function isModest(directory: Buffer, count: number): boolean {
  if (count === 0 || count > entriesAtMost) return false
  let [at, unpacked, seen] = [0, 0, 0]
  while (seen < count) {
    if (at + 46 > directory.length || !directory.subarray(at, at + 4).equals(zipEntry)) return false
    unpacked += directory.readUInt32LE(at + 24)
    const nameLength = directory.readUInt16LE(at + 28)
    const name = directory.toString('latin1', at + 46, at + 46 + nameLength).toLowerCase()
    if (/vbaproject|activex|\.(exe|dll|js|vbs|jar|class)$/.test(name)) return false
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
    seen += 1
  }
  return unpacked <= unpackedBytes
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
