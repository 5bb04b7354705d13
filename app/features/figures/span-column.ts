import { figuresPage, leadsFigure } from '#content/figures.ts'
import type { Column, Part } from './charts/column-chart.tsx'
import type { Span } from './figures.ts'

const short = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', day: 'numeric', month: 'short' })

const shortDay = (day: string): string => short.format(new Date(day))

/** A day or a week as a column. */
export function spanColumn(
  { start, days }: Span,
  parts: readonly (Part & { label: string })[],
): Column & { sum: number } {
  const { number } = figuresPage
  const sum = parts.reduce((all, { value }) => all + value, 0)
  const name = shortDay(start)
  const said = parts.filter(({ value }) => value > 0)
  return {
    ...{ key: start, name, parts, sum },
    title: [
      `${days > 1 ? leadsFigure.week(name, days) : name}: ${number(sum)}`,
      ...said.map(({ label, value }) => `${label}: ${number(value)}`),
    ].join('\n'),
  }
}
