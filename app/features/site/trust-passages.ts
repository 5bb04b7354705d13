import type { Passage } from '#app/features/assistant/assistant.ts'
import { passagesOf } from '#app/features/assistant/knowledge/copy-passages.ts'
import { passagesOfTable } from '#app/features/assistant/knowledge/table-rows.ts'
import type { TrustReport } from '#app/features/company/trust-report.ts'
import { questionnaire } from '#content/security-questionnaire.ts'
import { siteMap } from '#content/site-map.ts'
import { retentionCopy, supplierRoles, trust } from '#content/trust.ts'

const page = { path: '/trust', title: siteMap['/trust'].name }

/** The tables of the trust centre, from what is stated, set and held now. */
export function trustPassages(report: TrustReport): Passage[] {
  const { retention, suppliers } = trust
  return [
    ...passagesOfTable({
      ...{ ...page, heading: retention.title, place: retention.id },
      columns: [retention.columns.what, retention.columns.days],
      rows: report.retention.map(({ id, days }) => [retentionCopy[id], retention.days(days)]),
    }),
    ...passagesOfTable({
      ...{ ...page, heading: suppliers.title, place: suppliers.id },
      columns: [suppliers.columns.role, suppliers.columns.host, suppliers.columns.company],
      rows: report.suppliers.map(({ role, host, stated }) => [
        supplierRoles[role],
        host,
        stated ?? suppliers.unstated,
      ]),
    }),
    ...report.questionnaire.flatMap(({ answers }) =>
      answers.flatMap(({ ask, short, text }) =>
        passagesOf({
          ...{ ...page, heading: ask, place: trust.questionnaire.id },
          lines: [short === 'yes' || short === 'no' ? saidFirst(short, text) : text],
        }),
      ),
    ),
  ]
}

const saidFirst = (short: 'yes' | 'no', text: string) => `${questionnaire.short[short]}. ${text}`
