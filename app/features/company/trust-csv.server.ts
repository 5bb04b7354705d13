import { csvFile } from '#app/lists/csv.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { questionnaire as asked } from '#content/security-questionnaire.ts'
import { trust } from '#content/trust.ts'
import type { TrustReport } from './trust-report.ts'

/** Rows as spreadsheets open them, with formulas made harmless. */
async function csv(
  app: App,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<string> {
  async function* named() {
    for (const row of rows)
      yield Object.fromEntries(head.map((column, at) => [column, row[at] ?? '']))
  }
  const file = { name: 'table', columns: head, rows: named(), now: app.now() }
  return csvFile<Record<string, string>>(app, file).text()
}

/** The security questionnaire with its answers and their sources. */
export function questionnaireCsv(app: App, { questionnaire }: TrustReport): Promise<string> {
  const rows = questionnaire.flatMap(({ area, answers }) =>
    answers.map(({ ask, short, text, source }) => [area, ask, asked.short[short], text, source]),
  )
  return csv(app, Object.values(asked.columns), rows)
}

/** The requirements of the standard that were looked at. */
export function asvsCsv(app: App, { asvs }: TrustReport): Promise<string> {
  const { columns, states } = trust.asvs
  const rows = asvs.rows.map((row) => [
    row.id,
    row.asks,
    String(row.level),
    states[row.state],
    row.where,
  ])
  return csv(app, Object.values(columns), rows)
}
