import { formatMoney } from '#app/features/billing/invoice.ts'
import { leadSources, leadStatuses } from '#app/features/leads/lead.ts'
import { leadLabels } from '#content/admin.ts'
import {
  answersFigure,
  assistantFigure,
  figuresPage,
  invoicesFigure,
  leadsFigure,
  pipelineFigure,
  ticketsFigure,
} from '#content/figures.ts'
import { classesOf, countOf, timeFor } from './durations.ts'
import {
  answerKindNames,
  answerLimits,
  type Chart,
  type Figures,
  solvingLimits,
} from './figures.ts'
import { reachedOf } from './pipeline.ts'
import { spansWith } from './spans.ts'

type Row = Record<string, string | number>
type TableColumn = {
  key: string
  header: string
  numeric?: true
  /** How the page writes the value; a file has it as it is. */
  shown?: (row: Row) => string
}
export type FigureTable = { columns: TableColumn[]; rows: Row[] }

const { number, percent, duration } = figuresPage
const numeric = (key: string, header: string): TableColumn => ({
  ...{ key, header, numeric: true },
  shown: (row) => (typeof row[key] === 'number' ? number(row[key]) : String(row[key])),
})
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** What each chart shows, as a table: the same for the page and for the file. */
export const figureTables: Record<Chart, (figures: Figures) => FigureTable> = {
  leads: (figures) => ({
    columns: [
      { key: 'start', header: leadsFigure.columns.start },
      numeric('days', leadsFigure.columns.days),
      ...leadSources.map((source) => numeric(source, leadLabels.source[source])),
      numeric('total', leadsFigure.columns.total),
    ],
    rows: spansWith(figures, leadSources, figures.leads.bySpan).map(({ start, days, by }) => ({
      ...{ start, days, ...by },
      total: sumOf(Object.values(by)),
    })),
  }),

  pipeline({ pipeline }) {
    const { columns } = pipelineFigure
    const reached = reachedOf(pipeline)
    const rows: Row[] = leadStatuses.map((status, at) => {
      const before = leadStatuses[at - 1]
      return {
        ...{ status: leadLabels.status[status], now: pipeline[status].open },
        ...{ lost: pipeline[status].lost, reached: reached[status] },
        step: before ? percent(reached[status], reached[before]) : '',
      }
    })
    return {
      columns: [
        { key: 'status', header: columns.status },
        numeric('now', columns.now),
        numeric('lost', columns.lost),
        numeric('reached', columns.reached),
        { key: 'step', header: columns.step, numeric: true },
      ],
      rows,
    }
  },

  answers({ answers }) {
    const { columns, rows: names, classes } = answersFigure
    const { answered, waiting, waitingLate } = answers
    const rows: Row[] = classesOf(answered, answerLimits).map((count, at) => ({
      within: at < answerLimits.length ? (classes[at] ?? '') : names.later,
      count,
    }))
    const time = (name: string, share: number): Row[] => {
      const minutes = timeFor(answered, share)
      return minutes === null ? [] : [{ within: name, count: duration(minutes) }]
    }
    return {
      columns: [{ key: 'within', header: columns.within }, numeric('count', columns.count)],
      rows: [
        ...rows,
        { within: names.waiting, count: waiting - waitingLate },
        { within: names.late, count: waitingLate },
        ...time(names.median, 0.5),
        ...time(names.most, 0.9),
      ],
    }
  },

  tickets({ tickets }) {
    const { columns, ageClasses, timeClasses, openRow, solvedRow, laterRow, medianRow, mostRow } =
      ticketsFigure
    const { open, resolved } = tickets
    const time = (group: string, share: number): Row[] => {
      const minutes = timeFor(resolved, share)
      return minutes === null
        ? []
        : [{ group, class: duration(minutes), open: '', inProgress: '', count: countOf(resolved) }]
    }
    return {
      columns: [
        { key: 'group', header: columns.group },
        { key: 'class', header: columns.class },
        numeric('open', columns.open),
        numeric('inProgress', columns.inProgress),
        numeric('count', columns.count),
      ],
      rows: [
        ...open.map((row) => ({
          ...{ group: openRow, class: ageClasses[row.age] ?? '' },
          ...{ open: row.open, inProgress: row.inProgress, count: row.open + row.inProgress },
        })),
        ...classesOf(resolved, solvingLimits).map((count, at) => ({
          group: solvedRow,
          class: at < solvingLimits.length ? (timeClasses[at] ?? '') : laterRow,
          ...{ open: '', inProgress: '', count },
        })),
        ...time(medianRow, 0.5),
        ...time(mostRow, 0.9),
      ],
    }
  },

  invoices({ invoices }) {
    const { columns, classes } = invoicesFigure
    return {
      columns: [
        { key: 'currency', header: columns.currency },
        { key: 'class', header: columns.class },
        {
          ...{ key: 'amount', header: columns.amount, numeric: true },
          shown: ({ amount, currency }) =>
            formatMoney(Math.round(Number(amount) * 100), String(currency)),
        },
      ],
      rows: invoices.flatMap(({ currency, amounts }) =>
        amounts.map((cents, age) => ({
          ...{ currency, class: classes[age] ?? '', amount: (cents / 100).toFixed(2) },
        })),
      ),
    }
  },

  assistant(figures) {
    const { columns, kinds } = assistantFigure
    return {
      columns: [
        { key: 'start', header: columns.start },
        numeric('days', columns.days),
        numeric('asked', columns.asked),
        ...answerKindNames.map((kind) => numeric(kind, kinds[kind])),
      ],
      rows: spansWith(figures, answerKindNames, figures.assistant.bySpan).map(
        ({ start, days, by }) => ({
          ...{ start, days, asked: sumOf(Object.values(by)), ...by },
        }),
      ),
    }
  },
}
