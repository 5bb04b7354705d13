import { Progress } from '#app/ui/progress.tsx'

type UploadProgressProps = {
  /** From 0 to 1; null while nothing is sent. */
  value: number | null
  labels: { progress: string; checking: string }
  className?: string
}

/** How much of a form with files is sent; when all is, the server checks it. */
export function UploadProgress({ value, labels, className }: UploadProgressProps) {
  return (
    <div role="status" className={value === null ? 'sr-only' : className}>
      {value !== null && (
        <Progress
          label={labels.progress}
          value={value}
          text={value >= 1 ? labels.checking : undefined}
        />
      )}
    </div>
  )
}
