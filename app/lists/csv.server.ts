import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { App } from '#app/platform/app.server.ts'

type CsvFile<Row> = {
  /** Of the file, without the day and the ending. */
  name: string
  columns: readonly (keyof Row & string)[]
  rows: AsyncIterable<Row> | Iterable<Row>
  now: Date
}

/**
 * Rows as a file that spreadsheets open: streamed, with formulas made harmless. Whatever must have
 * happened before the first row leaves (the right to it, the audit event) is done by whoever gives `rows`.
 */
export function csvFile<Row>(app: App, { name, columns, rows, now }: CsvFile<Row>): Response {
  const csv = pipeline(
    Readable.from(rows),
    stringify({
      header: true,
      columns: [...columns],
      bom: true,
      quoted_string: true, // a line break in a text must not begin a row
      escape_formulas: true,
      record_delimiter: 'windows',
    }),
    (error) => {
      // The answer has begun: it is cut off, which the browser reports as a failed download.
      if (error) app.log.error({ err: error }, 'an export was interrupted')
    },
  )
  return new Response(Readable.toWeb(csv) as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.csv"`,
    },
  })
}
