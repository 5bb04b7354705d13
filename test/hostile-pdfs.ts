import { deflateSync } from 'node:zlib'
import { deflatedMebibytes } from './hostile-archives.ts'

type Piece = { dictionary: string; stream?: Buffer }

/** A PDF of these objects, of which the first is the catalog, with a cross-reference table. */
export function pdfOfObjects(objects: readonly Piece[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const places: number[] = []
  let at = 9
  const add = (part: Buffer) => {
    parts.push(part)
    at += part.length
  }
  for (const [place, { dictionary, stream }] of objects.entries()) {
    places.push(at)
    const inner = stream ? `${dictionary.slice(0, -2)} /Length ${stream.length} >>` : dictionary
    add(Buffer.from(`${place + 1} 0 obj\n${inner}\n`))
    if (stream) add(Buffer.concat([Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n')]))
    add(Buffer.from('endobj\n'))
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>`
  return Buffer.concat([...parts, Buffer.from(`${table}\nstartxref\n${at}\n%%EOF\n`)])
}

const catalog = { dictionary: '<< /Type /Catalog /Pages 2 0 R >>' }
const onePage = { dictionary: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>' }
const font = '/Font << /F 5 0 R >>'
const helvetica = { dictionary: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>' }
const pageWith = (resources: string) => ({
  dictionary: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << ${resources} >> /Contents 4 0 R >>`,
})

/** A PDF whose single page has this many mebibytes of content. */
export function endlessStream(mebibytes: number, text = 'q Q '): Buffer {
  const raw = deflatedMebibytes(mebibytes, text)
  // The first two bytes are the zlib header; no reader misses the checksum that should follow.
  const stream = Buffer.concat([Buffer.from([0x78, 0x9c]), raw])
  const contents = { dictionary: '<< /Filter /FlateDecode >>', stream }
  return pdfOfObjects([catalog, onePage, pageWith(font), contents, helvetica])
}

/** The same, compressed twice: a few kilobytes for many mebibytes. */
export function twiceDeflatedStream(mebibytes: number): Buffer {
  const once = Buffer.concat([Buffer.from([0x78, 0x9c]), deflatedMebibytes(mebibytes, 'q Q ')])
  const stream = deflateSync(once, { level: 9 })
  const contents = { dictionary: '<< /Filter [/FlateDecode /FlateDecode] >>', stream }
  return pdfOfObjects([catalog, onePage, pageWith(font), contents, helvetica])
}

/** Pages that are their own children, a length that refers to itself, and a drawing that draws itself. */
export function cyclicObjects(kind: 'pages' | 'parents' | 'length' | 'drawing'): Buffer {
  const contents = { dictionary: '<< >>', stream: Buffer.from('/Self Do BT /F 9 Tf (A) Tj ET') }
  if (kind === 'pages')
    return pdfOfObjects([
      catalog,
      { dictionary: '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 1000000 >>' },
    ])
  if (kind === 'parents')
    return pdfOfObjects([
      catalog,
      { dictionary: '<< /Type /Pages /Parent 3 0 R /Kids [3 0 R] /Count 40 >>' },
      { dictionary: '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R 3 0 R] /Count 40 >>' },
    ])
  if (kind === 'length') {
    const cyclic = pdfOfObjects([catalog, onePage, pageWith(font), contents, helvetica])
    return Buffer.from(cyclic.toString('latin1').replace(/\/Length \d+/, '/Length 4 0 R'), 'latin1')
  }
  const self = '/XObject << /Self 4 0 R >>'
  const drawing = `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << ${self} >> >>`
  const drawn = { dictionary: drawing, stream: Buffer.from('/Self Do /Self Do') }
  return pdfOfObjects([catalog, onePage, pageWith(self), drawn])
}

/** A PDF of this many pages with text, all with the same contents. */
export function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, place) => `${place + 5} 0 R`).join(' ')
  const contents = {
    dictionary: '<< >>',
    stream: Buffer.from('BT /F 9 Tf (One of many pages.) Tj ET'),
  }
  const inherited = '/MediaBox [0 0 600 800] /Resources << /Font << /F 4 0 R >> >>'
  const page = { dictionary: '<</Type/Page/Parent 2 0 R/Contents 3 0 R>>' }
  return pdfOfObjects([
    catalog,
    { dictionary: `<< /Type /Pages /Kids [${kids}] /Count ${count} ${inherited} >>` },
    contents,
    helvetica,
    ...Array<Piece>(count).fill(page),
  ])
}

/** A PDF whose page is a picture that claims this width and height in pixels. */
export function hugePicture(side: number): Buffer {
  const contents = { dictionary: '<< >>', stream: Buffer.from('/Self Do') }
  const stream = Buffer.concat([Buffer.from([0x78, 0x9c]), deflatedMebibytes(200, '\0')])
  const picture = {
    dictionary: `<< /Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode >>`,
    stream,
  }
  return pdfOfObjects([catalog, onePage, pageWith('/XObject << /Self 5 0 R >>'), contents, picture])
}
