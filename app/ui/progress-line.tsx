import { ProgressBar } from '#app/ui/progress-bar.tsx'

type ProgressLineProps = {
  /** 0 to 100. */
  percent: number
  term: string
  /** Read by screen readers: what it is the progress of. */
  label: string
}

/** Progress as a name, a number and a bar. */
export function ProgressLine({ percent, term, label }: ProgressLineProps) {
  return (
    <>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <span className="label text-ink-muted">{term}</span>
        <span className="font-mono text-small tabular-nums">{percent}%</span>
      </div>
      <ProgressBar percent={percent} label={label} />
    </>
  )
}
