import {
  nestedArchive,
  overlappingEntries,
  uncountedBody,
  understatedBody,
  withBody,
} from './hostile-archives.ts'
import {
  cyclicObjects,
  endlessStream,
  hugePicture,
  manyPages,
  twiceDeflatedStream,
} from './hostile-pdfs.ts'
import { endlessChain } from './word-97.ts'

const mebibyte = 1024 * 1024
const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** Entities, each defined as ten times another one. */
function entities(): Buffer {
  const levels = Array.from({ length: 10 }, (_, level) => {
    const value = level === 0 ? 'lol' : `&e${level - 1};`.repeat(10)
    return `<!ENTITY e${level} "${value}">`
  })
  return withBody(
    `<?xml version="1.0"?><!DOCTYPE w:document [${levels.join('')}]><w:document xmlns:w="${namespace}"><w:body><w:p><w:r><w:t>&e9;</w:t></w:r></w:p></w:body></w:document>`,
  )
}

/** A body of nested elements, this deep. */
const deepXml = (depth: number): Buffer =>
  withBody(
    `<w:document xmlns:w="${namespace}">${'<w:p>'.repeat(depth)}${'</w:p>'.repeat(depth)}</w:document>`,
  )

/** A body with one word of this many mebibytes. */
const longWord = (mebibytes: number): Buffer =>
  withBody(
    `<w:document xmlns:w="${namespace}"><w:body><w:p><w:r><w:t>${'A'.repeat(mebibytes * mebibyte)}</w:t></w:r></w:p></w:body></w:document>`,
  )

type Hostile = { kind: string; name: string; make: () => Buffer }

/** Documents that try to do harm, five of each of ten kinds; their types are found from their bytes. */
export const hostileDocuments: readonly Hostile[] = Object.entries({
  'uncounted entries': [900, 1_200, 1_500, 2_000, 3_000].map((size) => () => uncountedBody(size)),
  bombs: [61, 200, 500, 1_000, 2_000].map((size) => () => understatedBody(size)),
  'shared bytes': Array.from({ length: 5 }, () => overlappingEntries),
  'nested archives': [1, 2, 5, 20, 100].map((depth) => () => nestedArchive(depth)),
  'endless streams': [
    () => endlessStream(400),
    () => endlessStream(400, 'BT (A) Tj ET\n'),
    () => endlessStream(1_000, '[] 0 d\n'),
    () => twiceDeflatedStream(2_000),
    () => hugePicture(60_000),
  ],
  'cyclic objects': [
    () => cyclicObjects('pages'),
    () => cyclicObjects('parents'),
    () => cyclicObjects('length'),
    () => cyclicObjects('drawing'),
    () => endlessChain(),
  ],
  'many pages': [100_000, 50_000, 20_000, 60_000, 10_000].map((count) => () => manyPages(count)),
  'huge XML': [
    entities,
    () => deepXml(100_000),
    () => deepXml(1_000_000),
    () => longWord(50),
    () => longWord(20),
  ],
  'long lines': [
    () => Buffer.alloc(9 * mebibyte, ' '),
    () => Buffer.concat([Buffer.alloc(9 * mebibyte, ' \t'), Buffer.from('x')]),
    () => Buffer.alloc(9 * mebibyte, 'a,"'),
    () => Buffer.alloc(9 * mebibyte, '\r\n'),
    () => Buffer.alloc(9 * mebibyte, 'word '),
  ],
  polyglots: [
    () => Buffer.concat([manyPages(1), uncountedBody(300)]),
    () => Buffer.concat([Buffer.from('PK\x03\x04'), endlessStream(100)]),
    () => Buffer.concat([Buffer.from('{\\rtf1 '), uncountedBody(300)]),
    () => Buffer.concat([nestedArchive(1), manyPages(10)]),
    () => Buffer.concat([Buffer.from('<html>%PDF-1.4'), manyPages(10)]),
  ],
}).flatMap(([kind, makes]) =>
  makes.map((make, place) => ({ kind, name: `${kind} ${place + 1}`, make })),
)
