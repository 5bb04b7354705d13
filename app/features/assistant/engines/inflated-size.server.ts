import { inflateRawSync } from 'node:zlib'

const [endSignature, entrySignature, localSignature] = [0x06054b50, 0x02014b50, 0x04034b50]
const most = { bytes: 60 * 1024 * 1024, entries: 2_000 }

/**
 * The names in a zip archive whose content, really unpacked, stays within bounds; undefined when it
 * does not, or when the archive is broken. What an entry claims about its size is not believed.
 */
export function namesInBounds(zip: Buffer): string[] | undefined {
  try {
    return readNames(zip)
  } catch {
    return undefined
  }
}

function readNames(zip: Buffer): string[] | undefined {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || zip.readUInt32LE(end) !== endSignature) return undefined
  const entries = zip.readUInt16LE(end + 10)
  if (entries > most.entries) return undefined
  const names: string[] = []
  let at = zip.readUInt32LE(end + 16)
  let left = most.bytes
  for (let index = 0; index < entries; index += 1) {
    if (zip.readUInt32LE(at) !== entrySignature) return undefined
    const [method, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset))
    const local = zip.readUInt32LE(at + 42)
    names.push(zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0)))
    left -= inflatedSize(zip, local, packed, method, left)
    if (left < 0) return undefined
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return names
}

function inflatedSize(zip: Buffer, local: number, packed: number, method: number, limit: number) {
  if (zip.readUInt32LE(local) !== localSignature) throw new Error('no entry')
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  if (method === 0) return packed
  if (method !== 8) throw new Error('unknown compression')
  return inflateRawSync(zip.subarray(start, start + packed), {
    maxOutputLength: Math.max(1, limit),
  }).length
}
