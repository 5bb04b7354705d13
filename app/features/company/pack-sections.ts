import { listDate } from '#app/ui/format-date.ts'
import { company } from '#content/company.ts'
import { procurement } from '#content/procurement.ts'
import { pack } from '#content/procurement-pack.ts'
import { questionnaire as asked } from '#content/security-questionnaire.ts'
import { evidenceStates, retentionCopy, supplierRoles, trust } from '#content/trust.ts'
import type { TrustReport } from './trust-report.ts'

type Table = { columns: readonly string[]; shares: readonly number[]; rows: readonly string[][] }
/** A part of the pack: a heading with a text, a table or both. */
export type Section = { title: string; text?: string; table?: Table }

/** The parts of the pack, in their order; a part without entries says so. */
export function packSections(report: TrustReport): Section[] {
  return [
    companySection(report),
    {
      title: pack.sections.ways,
      text: procurement.ways.items.map(({ title, text }) => `${title}: ${text}`).join('\n'),
    },
    ...evidenceSections(report),
    {
      title: trust.security.title,
      text: trust.security.text,
      table: {
        columns: [pack.claim.what, pack.claim.sources],
        shares: [3, 2],
        rows: report.claims.map(({ title, text, sources }) => [
          `${title}. ${text}`,
          sources.join('\n'),
        ]),
      },
    },
    ...dataSections(report),
    asvsSection(report),
    ...report.questionnaire.map(({ area, answers }) => ({
      title: `${trust.questionnaire.title}: ${area}`,
      table: {
        columns: [asked.columns.question, asked.columns.short, asked.columns.answer],
        shares: [5, 2, 7],
        rows: answers.map(({ ask, short, text }) => [ask, asked.short[short], text]),
      },
    })),
  ]
}

function companySection({ stated }: TrustReport): Section {
  const { fields } = procurement.company
  const keys = Object.keys(fields) as (keyof typeof fields)[]
  const rows = [
    [pack.details.name, company.name],
    ...keys.map((key) => [fields[key], stated[key] ?? '']),
    [pack.details.contact, stated.tender_contact ?? ''],
    [pack.details.email, stated.tender_email ?? company.mailbox],
    [procurement.frameworks.title, stated.frameworks ?? ''],
    ...company.offices.map(({ city, lines }) => [city, lines.join('\n')]),
  ].filter(([, value]) => value)
  const columns = Object.values(pack.columns)
  return { title: pack.sections.company, table: { columns, shares: [2, 5], rows } }
}

function evidenceSections({ certificates, tests }: TrustReport): Section[] {
  const day = (one: string | null) => (one ? listDate(one) : '')
  return [
    ordered(
      trust.certificates,
      [3, 2, 3, 4],
      ['name', 'state', 'date', 'scope'],
      certificates.map((one) => [
        one.name,
        one.state ? evidenceStates[one.state] : '',
        [day(one.dated_on), day(one.valid_until)].filter(Boolean).join(' to '),
        one.scope ?? '',
      ]),
    ),
    ordered(
      trust.tests,
      [3, 2, 3, 4],
      ['name', 'date', 'by', 'result'],
      tests.map((one) => [one.name, day(one.dated_on), one.issued_by ?? '', one.summary ?? '']),
    ),
  ]
}

function ordered<K extends string>(
  part: { title: string; empty: string; columns: Readonly<Record<K, string>> },
  shares: readonly number[],
  keys: readonly K[],
  rows: string[][],
): Section {
  if (rows.length === 0) return { title: part.title, text: part.empty }
  return {
    title: part.title,
    table: { columns: keys.map((key) => part.columns[key]), shares, rows },
  }
}

function dataSections({ suppliers, places, stated, retention }: TrustReport): Section[] {
  const { database, files } = trust.places
  return [
    ordered(
      trust.suppliers,
      [3, 4, 4],
      ['role', 'host', 'company'],
      suppliers.map(({ role, host, stated: by }) => [
        supplierRoles[role],
        host,
        by ?? trust.suppliers.unstated,
      ]),
    ),
    {
      title: trust.places.title,
      text: [
        stated.data_location ?? trust.places.unstated,
        places.database ? database.away(places.database) : database.here,
        places.files ? files.away(places.files.host, places.files.region) : files.here,
      ].join('\n'),
    },
    {
      title: trust.retention.title,
      text: trust.retention.text,
      table: {
        columns: Object.values(trust.retention.columns),
        shares: [5, 2],
        rows: retention.map(({ id, days }) => [retentionCopy[id], trust.retention.days(days)]),
      },
    },
  ]
}

function asvsSection({ asvs: { rows, met, total } }: TrustReport): Section {
  const { title, text, columns, states, credit } = trust.asvs
  return {
    title,
    text: `${text(met, rows.length, total)}\n${credit}`,
    table: {
      columns: Object.values(columns),
      shares: [1.4, 5, 1.1, 2, 5],
      rows: rows.map((row) => [row.id, row.asks, String(row.level), states[row.state], row.where]),
    },
  }
}
