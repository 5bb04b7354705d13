import type { Passage } from '#app/features/assistant/assistant.ts'
import { passagesOf } from '#app/features/assistant/knowledge/copy-passages.ts'
import { passagesOfTable, type Table } from '#app/features/assistant/knowledge/table-rows.ts'
import type { PageCopies } from '#app/features/page-copy/page-copy-service.server.ts'
import { accessibilityWords } from '#content/accessibility.ts'
import { criteria, gaps, handTests, notTested } from '#content/accessibility-report.ts'
import type { blueprint } from '#content/blueprint.ts'
import { careers } from '#content/careers.ts'
import { sample } from '#content/downloads.ts'
import type { pricing } from '#content/pricing.ts'
import { type SitePath, siteMap } from '#content/site-map.ts'
import { documentList } from './downloads/document-list.server.ts'
import { pricingView } from './pricing/pricing-view.server.ts'

const on = (path: SitePath) => ({ path, title: siteMap[path].name })
const rowsOn = (path: SitePath, table: Omit<Table, 'path' | 'title'>) =>
  passagesOfTable({ ...on(path), ...table })

/** What pages compute for their tables and lists, as passages. */
export function pageTablePassages(copies: PageCopies, day: Date): Passage[] {
  const plan = copies['/blueprint'] as unknown as typeof blueprint
  const prices = copies['/pricing'] as unknown as typeof pricing
  return [
    ...stepRows(plan),
    ...priceRows(prices, plan),
    ...documentRows(),
    ...positionRows(day),
    ...accessibilityRows(),
  ]
}

const stepRows = ({ journey }: typeof blueprint) =>
  rowsOn('/blueprint', {
    heading: journey.title,
    columns: [journey.label, journey.duration],
    rows: journey.steps.map(({ title, duration }) => [title, duration]),
  })

function priceRows(copy: typeof pricing, plan: typeof blueprint): Passage[] {
  const view = pricingView({ copy, plan }, new URLSearchParams(), undefined)
  const { table } = copy.estimate
  return [
    ...rowsOn('/pricing', {
      heading: table.title,
      columns: table.columns,
      rows: view.table.map(({ name, weeks, people }) => [name, weeks, people]),
    }),
    ...rowsOn('/pricing', {
      heading: copy.tiers.title,
      columns: ['', copy.tiers.includes, copy.tiers.takes],
      rows: view.tiers.map(({ name, features, takes }) => [
        name,
        features.join(', '),
        takes.map(({ title, duration }) => `${title} ${duration}`).join(', '),
      ]),
    }),
  ]
}

function documentRows(): Passage[] {
  const { sheets, files } = documentList()
  const rows = [
    [sample.title, sample.note],
    ...sheets.map(({ name, note }) => [name, note]),
    ...files.map(({ label, note = '' }) => [label, note]),
  ]
  return rowsOn('/downloads', { heading: siteMap['/downloads'].name, columns: ['', ''], rows })
}

function positionRows(day: Date): Passage[] {
  const today = day.toISOString().slice(0, 10)
  const { register, types, departments, jobs } = careers
  const open = jobs.filter(({ validThrough }) => validThrough >= today)
  return rowsOn('/careers', {
    heading: register.title,
    columns: ['', register.location, register.department, register.type],
    rows: open.map(({ title, place, department, type }) => [
      title,
      place.label,
      departments.find(({ id }) => id === department)?.name ?? '',
      types[type],
    ]),
  })
}

function accessibilityRows(): Passage[] {
  const {
    results,
    criteria: words,
    hands,
    gaps: gapWords,
    notTested: untested,
  } = accessibilityWords
  const page = on('/accessibility')
  return [
    ...gaps.flatMap(({ title, text, plan }) => [
      ...passagesOf({ ...page, heading: title, place: 'gaps', lines: [text] }),
      ...passagesOf({
        ...page,
        heading: `${title}. ${gapWords.plan}`,
        place: 'gaps',
        lines: [plan],
      }),
    ]),
    ...passagesOf({ ...page, heading: untested, place: 'tested', lines: notTested }),
    ...rowsOn('/accessibility', {
      heading: hands.title,
      place: 'tested',
      columns: [hands.columns.done, hands.columns.result],
      rows: handTests.map(({ done, result, found }) => [
        done,
        `${hands.results[result]}. ${found}`,
      ]),
    }),
    ...rowsOn('/accessibility', {
      heading: words.columns.criterion,
      place: 'criteria',
      columns: ['', words.columns.result, words.columns.remarks],
      rows: criteria.map(({ id, name, result, remarks }) => [
        `${id} ${name}`,
        results[result],
        remarks,
      ]),
    }),
  ]
}
