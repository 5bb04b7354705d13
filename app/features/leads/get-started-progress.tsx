import { lastStep, percentOf, type Step } from '#app/features/leads/get-started.ts'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { getStarted } from '#content/get-started.ts'

const { progress } = getStarted

/** The progress of the form, announced to screen readers at every step. */
export function StepProgress({ step }: { step: Step }) {
  const percent = percentOf(step)
  return (
    <div>
      <div role="status" className="label mb-2 flex justify-between gap-4">
        <span>{progress.step(step, lastStep)}</span>
        <span>{progress.percent(percent)}</span>
      </div>
      <ProgressBar percent={percent} label={progress.bar} />
    </div>
  )
}
