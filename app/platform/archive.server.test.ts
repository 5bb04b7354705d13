import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import {
  archiveOf,
  deflatedMebibytes,
  nestedArchive,
  overlappingEntries,
  uncountedBody,
  understatedBody,
} from '#test/hostile-archives.ts'
import { docxParts } from '#test/text-documents.ts'
import { BadArchive, walkArchive } from './archive.server.ts'

const mebibyte = 1024 * 1024
const limits = { entries: 2_000, bytes: 60 * mebibyte }
const parts = docxParts('For internal use', ['A letter.'])
const sheet = archiveOf([{ name: 'xl/workbook.xml', data: '<workbook/>' }])

describe('an honest archive', () => {
  test('is unpacked whole, piece by piece', async () => {
    const long = Buffer.alloc(300_000, 'long ')
    const body = { name: 'body', data: long, deflated: deflateRawSync(long), claims: long.length }
    const seen: string[] = []
    const names = await walkArchive(archiveOf([...parts, body]), limits, (name, piece) => {
      if (name === 'body') seen.push(piece.toString())
    })
    expect(names).toEqual([...parts.map(({ name }) => name), 'body'])
    expect(seen.length).toBeGreaterThan(1)
    // A text is found even when it crosses the border between two pieces.
    expect(seen[1]?.startsWith(seen[0]?.slice(-64) ?? '')).toBe(true)
  })

  test('may hold what Office packs itself', async () => {
    const embedded = { name: 'word/embeddings/Microsoft_Excel_Sheet1.xlsx', data: sheet }
    expect(await walkArchive(archiveOf([...parts, embedded]), limits)).toContain(embedded.name)
  })

  test('may have been packed as it came', async () => {
    expect(await walkArchive(streamed('A letter.', true), limits)).toEqual(['body'])
    expect(await walkArchive(streamed('A letter.', false), limits)).toEqual(['body'])
  })
})

const small = { name: 'a', data: 'x' }
const unicodePath = Buffer.from('7570050001000000000000', 'hex')

test.each<[string, Buffer]>([
  ['an entry that is not counted', uncountedBody(80)],
  ['an entry that is counted and not listed', archiveOf([small], { counted: 2 })],
  ['no entries', archiveOf([])],
  ['too many entries', archiveOf(Array.from({ length: 2_001 }, (_, at) => ({ name: `${at}` })))],
  ['an entry that unpacks to more than it says', understatedBody(80)],
  ['an entry that says it unpacks to more', archiveOf([{ ...small, claims: 4e9 }])],
  ['entries that share their bytes', overlappingEntries()],
  [
    'an entry within an entry',
    archiveOf([
      { name: 'a', data: head({ name: 'b', data: 'x' }) },
      { name: 'b', data: 'x', at: 31 },
    ]),
  ],
  ['an archive in it', nestedArchive(3)],
  ['a bomb', archiveOf([{ name: 'a', deflated: deflatedMebibytes(61), claims: 61 * mebibyte }])],
  ['two entries of one name', archiveOf([small, { ...small, name: 'A' }])],
  ['a head with another name', archiveOf([{ ...small, headName: 'b' }])],
  ['a name that leads out', archiveOf([{ ...small, name: '../a' }])],
  ['a name with backslashes', archiveOf([{ ...small, name: 'word\\document.xml' }])],
  ['a second name', withExtra(unicodePath)],
  ['something before it', archiveOf([small], { before: Buffer.from('%PDF-1.4') })],
  ['something behind it', archiveOf([small], { behind: Buffer.from('x') })],
  ['a second end in its comment', archiveOf([small], { comment: archiveOf([small]) })],
  ['something behind what an entry unpacks from', trailing()],
  ['a broken entry', archiveOf([{ name: 'a', deflated: Buffer.from('not deflated'), claims: 9 }])],
  [
    'a wrong sum',
    archiveOf([{ name: 'a', deflated: deflateRawSync(Buffer.from('xyz')), claims: 3 }]),
  ],
  ['half of it', archiveOf(parts).subarray(0, 300)],
  ['nothing', Buffer.alloc(0)],
])('an archive with %s is refused', async (_, archive) => {
  await expect(walkArchive(archive, limits)).rejects.toThrow(BadArchive)
})

/** An entry as it stands in an archive. */
function head(part: typeof small): Buffer {
  return archiveOf([part]).subarray(0, 30 + part.name.length + part.data.length)
}

/** An archive whose entry states its sizes after the data, as programs write that cannot seek back. */
function streamed(text: string, isSigned: boolean): Buffer {
  const plain = archiveOf([{ name: 'body', data: text }])
  const figures = plain.subarray(14, 26)
  const behind = isSigned ? Buffer.concat([Buffer.from('PK\x07\x08', 'latin1'), figures]) : figures
  const body = 30 + 'body'.length + text.length
  const zip = Buffer.concat([plain.subarray(0, body), behind, plain.subarray(body)])
  zip.fill(0, 14, 26)
  const directory = body + behind.length
  for (const flags of [6, directory + 8]) zip.writeUInt16LE(8, flags)
  zip.writeUInt32LE(directory, zip.length - 6)
  return zip
}

/** An archive whose entry has more deflated bytes after the end of its stream. */
function trailing(): Buffer {
  const data = Buffer.from('xyz')
  const deflated = Buffer.concat([deflateRawSync(data), Buffer.from('something else')])
  return archiveOf([{ name: 'a', data, deflated, claims: 3 }])
}

/** An archive with an extra field in its directory. */
function withExtra(extra: Buffer): Buffer {
  const plain = archiveOf([small])
  const end = plain.length - 22
  const zip = Buffer.concat([plain.subarray(0, end), extra, plain.subarray(end)])
  const directory = zip.readUInt32LE(zip.length - 6)
  zip.writeUInt16LE(extra.length, directory + 30)
  zip.writeUInt32LE(end - directory + extra.length, zip.length - 10)
  return zip
}
