import { assistantFigure as copy, figuresPage } from '#content/figures.ts'
import { ColumnChart } from './charts/column-chart.tsx'
import { type Hatch, Legend } from './charts/hatch.tsx'
import { FigurePart } from './figure-part.tsx'
import { type AnswerKind, answerKindNames, type Figures } from './figures.ts'
import { spanColumn } from './span-column.ts'
import { isByWeek, spansWith } from './spans.ts'

type PartProps = { figures: Figures; heading: 'h2' | 'h3' }

const hatchOf: Record<AnswerKind, Hatch> = {
  answered: 'rules',
  declined: 'dots',
  handed_over: 'solid',
}

/** What became of the questions to the assistant, and of its conversations. */
export function AssistantPart({ figures, heading }: PartProps) {
  const { bySpan, conversations, becameLeads, keptDays } = figures.assistant
  const { number } = figuresPage
  const spans = spansWith(figures, answerKindNames, bySpan)
  const columns = spans.map((span) =>
    spanColumn(
      span,
      answerKindNames.map((kind) => ({
        ...{ key: kind, hatch: hatchOf[kind], value: span.by[kind], label: copy.kinds[kind] },
      })),
    ),
  )
  const asked = columns.reduce((sum, column) => sum + column.sum, 0)
  const answered = spans.reduce((sum, { by }) => sum + by.answered, 0)
  return (
    <FigurePart
      chart="assistant"
      name={copy.name}
      finding={copy.finding(answered, asked)}
      {...{ figures, heading }}
      wide
    >
      <ColumnChart
        label={copy.chart(
          isByWeek(figures.period) ? 'week' : 'day',
          Math.max(...columns.map(({ sum }) => sum)),
        )}
        columns={columns}
        number={number}
      />
      <Legend
        items={answerKindNames.map((kind) => ({
          ...{ key: kind, hatch: hatchOf[kind], label: copy.kinds[kind] },
        }))}
      />
      <p className="mt-3 text-small text-ink-muted">
        {conversations > 0 && copy.conversations(conversations, becameLeads)}{' '}
        {figures.period > keptDays && copy.kept(keptDays)}
      </p>
    </FigurePart>
  )
}
