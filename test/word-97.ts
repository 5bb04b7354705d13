const sectorBytes = 512
/** Shorter streams would be stored in a separate stream for short ones. */
const longBytes = 4_096
const [endOfChain, tableSector, free] = [-2, -3, -1]

/**
 * A document in the binary format of Word 97 to 2003 (MS-CFB around MS-DOC), as small as possible: the
 * text follows the file information block, in one piece of two bytes a character that the table stream
 * describes. No Word is needed to write it.
 */
export function wordDocument(text: string): Buffer {
  const body = `${text.replaceAll('\n', '\r')}\r`
  const textAt = 0x600
  const main = Buffer.alloc(Math.max(longBytes, textAt + body.length * 2))
  main.writeUInt16LE(0xa5ec, 0)
  main.writeUInt16LE(0x00c1, 2)
  main.writeUInt32LE(textAt, 0x18)
  main.writeUInt32LE(body.length, 0x4c)
  main.write(body, textAt, 'utf16le')
  const table = Buffer.alloc(longBytes)
  const clx = Buffer.alloc(5 + 16)
  clx.writeUInt8(2, 0) // a piece table follows, so long
  clx.writeUInt32LE(16, 1)
  clx.writeUInt32LE(body.length, 9) // from character 0 up to this one
  clx.writeUInt32LE(textAt, 15)
  clx.copy(table)
  main.writeUInt32LE(0, 0x1a2)
  main.writeUInt32LE(clx.length, 0x1a6)
  return compoundFile([
    ['WordDocument', main],
    ['0Table', table],
  ])
}

/** One sector of allocation table, one of directory, then the streams, each in one run. */
function compoundFile(streams: readonly [string, Buffer][]): Buffer {
  const chain = [tableSector, endOfChain]
  const directory = Buffer.alloc(sectorBytes)
  entry(directory, 0, { name: 'Root Entry', type: 5, child: 1, first: endOfChain, size: 0 })
  const sectors = streams.map(([name, content], place) => {
    const count = Math.ceil(content.length / sectorBytes)
    const first = chain.length
    for (let at = 1; at <= count; at += 1) chain.push(at < count ? first + at : endOfChain)
    const right = place + 1 < streams.length ? place + 2 : free
    entry(directory, place + 1, { name, type: 2, right, first, size: count * sectorBytes })
    return Buffer.concat([content, Buffer.alloc(count * sectorBytes - content.length)])
  })
  const table = Buffer.alloc(sectorBytes, 0xff)
  if (chain.length > sectorBytes / 4) throw new Error('too long for one sector of table')
  for (const [place, next] of chain.entries()) table.writeInt32LE(next, place * 4)
  return Buffer.concat([head(), table, directory, ...sectors])
}

function head(): Buffer {
  const file = Buffer.alloc(sectorBytes, 0xff)
  file.fill(0, 0, 76)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  const shorts = { 24: 0x3e, 26: 3, 28: 0xfffe, 30: 9, 32: 6 }
  for (const [at, value] of Object.entries(shorts)) file.writeUInt16LE(value, Number(at))
  file.writeInt32LE(1, 44) // sectors of allocation table
  file.writeInt32LE(1, 48) // where the directory begins
  file.writeInt32LE(longBytes, 56)
  file.writeInt32LE(endOfChain, 60)
  file.writeInt32LE(endOfChain, 68)
  file.writeInt32LE(0, 76) // where the allocation table is
  return file
}

type Entry = {
  name: string
  type: number
  child?: number
  right?: number
  first: number
  size: number
}

function entry(directory: Buffer, place: number, one: Entry): void {
  const at = place * 128
  directory.write(one.name, at, 'utf16le')
  directory.writeUInt16LE((one.name.length + 1) * 2, at + 64)
  directory.writeUInt8(one.type, at + 66)
  directory.writeUInt8(1, at + 67)
  directory.writeInt32LE(free, at + 68)
  directory.writeInt32LE(one.right ?? free, at + 72)
  directory.writeInt32LE(one.child ?? free, at + 76)
  directory.writeInt32LE(one.first, at + 116)
  directory.writeInt32LE(one.size, at + 120)
}

/** Such a document whose main stream is a loop and claims two gigabytes. */
export function endlessChain(): Buffer {
  const file = wordDocument('Round and round')
  const [table, directory, firstSector] = [sectorBytes, 2 * sectorBytes, 2]
  const sectors = Math.ceil(Math.max(longBytes, 0x600) / sectorBytes)
  file.writeInt32LE(firstSector, table + (firstSector + sectors - 1) * 4)
  file.writeInt32LE(0x7fffffff, directory + 128 + 120)
  return file
}
