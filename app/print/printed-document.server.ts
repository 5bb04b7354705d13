import { company } from '#content/company.ts'
import { furnish, layOut, type Sheet } from './sheet.server.ts'

type PrintedDocument = {
  /** Stands in the title bar of a reader, and at the foot of every page. */
  title: string
  /** The date of creation; with the same content it gives the same bytes. */
  day: Date
  /** The US and Canada print on Letter. */
  size: 'LETTER' | 'A4'
  /** What every page says at its foot; the company's mailbox if it is missing. */
  notice?: string
  /** Kept for years: PDF/A-3, which may hold other files, besides PDF/UA. */
  isArchived?: boolean
}

/**
 * A tagged PDF in the fonts of the house, with the company's name, microtext and page numbers on every
 * page. The PDF library is loaded with the first document, so that other processes do not hold it in
 * memory.
 *
 * @param draw sets the parts of the document, from top to bottom
 */
export async function printDocument(
  { title, day, size, notice, isArchived = false }: PrintedDocument,
  draw: (sheet: Sheet, root: PDFKit.PDFStructureElement) => void,
): Promise<Buffer<ArrayBuffer>> {
  const { default: PdfDocument } = await import('pdfkit')
  const pdf = new PdfDocument({
    size,
    margin: 0,
    pdfVersion: '1.7',
    // The library's types list only the archive formats.
    subset: isArchived ? 'PDF/A-3a' : ('PDF/UA' as 'PDF/A-3a'),
    tagged: true,
    lang: 'en-CA',
    displayTitle: true,
    bufferPages: true,
    // Otherwise the library opens a default font that is never used.
    font: null as unknown as string,
    info: { Title: title, Author: company.name, Creator: company.name, CreationDate: day },
  })
  if (isArchived) pdf.appendXML(accessibleToo)
  const bytes = collect(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const sheet = layOut(pdf, title)
  draw(sheet, root)
  root.end()
  furnish(sheet, title, notice)
  pdf.end()
  return bytes
}

/**
 * Says in the metadata that the file is PDF/UA too, for which the library has no option beside PDF/A. PDF/A wants every
 * property described that it does not know itself (ISO 19005-3, 6.6.2.3).
 */
const accessibleToo = `
        <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
            xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
            xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
            <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
                <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
                <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
                <pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>
                <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
                    <pdfaProperty:category>internal</pdfaProperty:category>
                    <pdfaProperty:description>Part of ISO 14289</pdfaProperty:description>
                    <pdfaProperty:name>part</pdfaProperty:name>
                    <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
                </rdf:li></rdf:Seq></pdfaSchema:property>
            </rdf:li></rdf:Bag></pdfaExtension:schemas>
        </rdf:Description>
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>
        `

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
}
