type ProgressProps = {
  label: string
  /** From 0 to 1. */
  value: number
  /** Shown beside the bar instead of the number. */
  text?: string
}

/** A thin bar with its number beside it. */
export function Progress({ label, value, text }: ProgressProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div className="flex items-center gap-4">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
        className="h-2 min-w-0 grow border border-line-strong bg-paper"
      >
        <div
          className="h-full bg-blue forced-color-adjust-none forced-colors:bg-[Highlight]"
          style={{ width: `${percent}%` }}
        />
      </div>
      <span aria-hidden="true" className="label min-w-12 text-end whitespace-nowrap">
        {text ?? `${percent} %`}
      </span>
    </div>
  )
}
