import { answersFigure as copy, figuresPage } from '#content/figures.ts'
import { type Column, ColumnChart, type Part } from './charts/column-chart.tsx'
import { classesOf, countOf, timeFor } from './durations.ts'
import { FigurePart } from './figure-part.tsx'
import { answerLimits, type Figures, promisedMinutes } from './figures.ts'

type PartProps = { figures: Figures; heading: 'h2' | 'h3' }

const inTime = answerLimits.filter((limit) => limit <= promisedMinutes).length

/** The time to the first answer, against the promise. */
export function AnswersPart({ figures, heading }: PartProps) {
  const { answered, waiting, waitingLate } = figures.answers
  const { number } = figuresPage
  const classes = classesOf(answered, answerLimits)
  const answeredLate = classes.slice(inTime).reduce((sum, count) => sum + count, 0)
  const column = (name: string, parts: Part[]): Column => ({
    ...{ key: name, name, parts },
    title: `${name}: ${number(parts.reduce((sum, { value }) => sum + value, 0))}`,
  })
  const columns = [
    ...classes.map((value, at) =>
      column(copy.classes[at] ?? '', [
        { key: 'answered', hatch: at < inTime ? 'lines' : 'late', value },
      ]),
    ),
    column(copy.waits, [
      { key: 'late', hatch: 'late', value: waitingLate },
      { key: 'waiting', hatch: 'dots', value: waiting - waitingLate },
    ]),
  ]
  const most = timeFor(answered, 0.9)
  return (
    <FigurePart
      chart="answers"
      name={copy.name}
      finding={copy.finding(
        timeFor(answered, 0.5),
        answeredLate + waitingLate,
        countOf(answered) + waitingLate,
      )}
      {...{ figures, heading }}
    >
      <ColumnChart
        label={copy.chart(Math.max(...classes, waiting))}
        columns={columns}
        number={number}
        mark={{ before: inTime, text: copy.promise }}
      />
      <p className="mt-3 text-small text-ink-muted">
        {most !== null && copy.most(most)} {waiting > 0 && copy.waiting(waiting, waitingLate)}
      </p>
    </FigurePart>
  )
}
