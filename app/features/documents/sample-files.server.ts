import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sampleDocuments as copy } from '#content/documents.ts'

/** A PDF with one page of text: Helvetica, A4. */
export function samplePdf(title: string, lines: readonly string[]): Buffer {
  const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&')
  const text = [
    'BT /F1 22 Tf 64 760 Td',
    `(${escaped(title)}) Tj`,
    '/F1 11 Tf 0 -18 Td',
    ...lines.map((line) => `0 -17 Td (${escaped(line)}) Tj`),
    'ET',
    '0.11 0.16 0.29 RG 0.7 w 64 744 m 531 744 l S',
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(text, 'latin1')} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escaped(title)}) >>`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return String(offset).padStart(10, '0')
  })
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

export function sampleCsv(): Buffer {
  return Buffer.from(copy.csv.map((row) => `${row.join(',')}\r\n`).join(''))
}

/** A chart of the values in the sample CSV. */
export function samplePng(): Promise<Buffer> {
  return readFile(path.resolve('db/seed/sample-chart.png'))
}
