import { type Answers, type Step, steps } from '#app/features/leads/get-started.ts'
import { Button } from '#app/ui/button.tsx'
import { getStarted } from '#content/get-started.ts'

/** Steps further from the open one are drawn narrower, as in a pile of paper. */
const setBack = ['mx-0', 'mx-1.5 sm:mx-2', 'mx-3 sm:mx-4'] as const

const labelOf = (options: Record<string, string>, value: string | undefined) =>
  value === undefined ? '' : (options[value] ?? '')

/** A finished step in one line. */
function summary(step: Step, answers: Answers): string {
  const { options } = getStarted
  if (step === 1) {
    const name = [answers.firstName, answers.lastName].filter(Boolean).join(' ')
    return [name, answers.company].filter(Boolean).join(', ')
  }
  return step === 2 ? labelOf(options.primaryInterest, answers.primaryInterest) : ''
}

/** The finished steps; each can be opened again. */
export function TurnedPages({ step, answers }: { step: Step; answers: Answers }) {
  return steps
    .filter((one) => one < step)
    .map((one) => (
      <div
        key={one}
        className={`flex min-h-13 items-center gap-x-4 border border-b-0 border-line-strong bg-paper ps-5 pe-2 sm:ps-16 ${setBack[step - one]}`}
      >
        <span className="label hidden w-36 shrink-0 text-ink-muted md:block">
          {getStarted.pages[one - 1]?.name}
        </span>
        <span className="min-w-0 grow truncate">{summary(one, answers)}</span>
        <Button
          type="submit"
          name="intent"
          value={String(one)}
          variant="ghost"
          size="small"
          aria-label={getStarted.buttons.changePage(getStarted.pages[one - 1]?.name ?? '')}
          className="shrink-0 text-blue underline underline-offset-4"
        >
          {getStarted.buttons.change}
        </Button>
      </div>
    ))
}

/** The edges of the steps that are still to come. */
export function ComingPages({ step }: { step: Step }) {
  return steps
    .filter((one) => one > step)
    .map((one) => (
      <div
        key={one}
        className={`border border-t-0 border-line-strong bg-paper py-2.5 ps-5 sm:ps-16 ${setBack[one - step]}`}
      >
        <span className="label text-ink-muted">
          {getStarted.page(one)} · {getStarted.pages[one - 1]?.name}
        </span>
      </div>
    ))
}
