import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { degradedPages } from './degraded-pages.ts'
import { zipOf } from './resumes.ts'

/** A PDF with a page for each text. */
export function pdfOf(pages: readonly string[]): Promise<Buffer> {
  return drawPdf((pdf) => {
    for (const page of pages) pdf.addPage().fontSize(14).text(page)
  })
}

/** A PDF that contains only a picture of a page. */
export async function scannedPdf(): Promise<Buffer> {
  const page = await degradedPages.clean()
  const jpeg = await sharp(page).jpeg({ quality: 85 }).toBuffer()
  return drawPdf((pdf) => {
    pdf.addPage({ size: [620, 410], margin: 0 }).image(jpeg, 0, 0, { width: 620 })
  })
}

function drawPdf(draw: (pdf: PDFKit.PDFDocument) => void): Promise<Buffer> {
  return new Promise((done) => {
    const pdf = new PDFDocument({ autoFirstPage: false })
    const pieces: Buffer[] = []
    pdf.on('data', (piece: Buffer) => pieces.push(piece))
    pdf.on('end', () => done(Buffer.concat(pieces)))
    draw(pdf)
    pdf.end()
  })
}

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const office = 'http://schemas.openxmlformats.org'
const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

/** A Word document with a header, as Word writes it. */
export const docxOf = (header: string, paragraphs: readonly string[]): Buffer =>
  zipOf(docxParts(header, paragraphs))

/** The text of such a document. */
export function docxParts(header: string, paragraphs: readonly string[]) {
  const part = (root: string, content: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><w:${root} xmlns:w="${word}">${content}</w:${root}>`
  return [
    {
      name: '[Content_Types].xml',
      data: `<?xml version="1.0"?><Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${type}.document.main+xml"/><Override PartName="/word/header1.xml" ContentType="${type}.header+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      data: `<?xml version="1.0"?><Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/_rels/document.xml.rels',
      data: `<?xml version="1.0"?><Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r2" Type="${office}/officeDocument/2006/relationships/header" Target="header1.xml"/></Relationships>`,
    },
    { name: 'word/header1.xml', data: part('hdr', paragraph(header)) },
    {
      name: 'word/document.xml',
      data: part('document', `<w:body>${paragraphs.map(paragraph).join('')}</w:body>`),
    },
  ]
}
