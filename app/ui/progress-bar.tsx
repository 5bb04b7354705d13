import { progressTone } from '#app/ui/progress-tone.ts'

const fill = { verdigris: 'bg-verdigris', ochre: 'bg-ochre', blue: 'bg-blue' }

type ProgressBarProps = {
  /** 0 to 100. */
  percent: number
  /** Read by screen readers: what it is the progress of. */
  label: string
  className?: string
}

/** A thin bar, filled in the colour of its progress. */
export function ProgressBar({ percent, label, className }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={`h-2.5 border border-line-strong bg-paper p-px print:border-ink ${className ?? ''}`}
    >
      <div
        className={`h-full forced-color-adjust-none forced-colors:bg-[Highlight] ${fill[progressTone(percent)]} print:bg-ink`}
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
