import { formatFileSize } from '#app/features/files/file.ts'
import type { LargeFile } from '#app/features/uploads/use-large-files.ts'
import { Button } from '#app/ui/button.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { uploadCopy as copy } from '#content/uploads.ts'

type LargeFileProgressProps = {
  file: LargeFile | null
  /** What became of the last one. */
  said: string
  onPause(): void
  onGo(): void
  onCancel(): void
}

/** How far a large file is, with what may be done about it. */
export function LargeFileProgress({ file, said, onPause, onGo, onCancel }: LargeFileProgressProps) {
  return (
    <div className={file ? 'col-span-full' : 'sr-only'}>
      {/* There before it says something, as screen readers need it. */}
      <p role="status" className="sr-only">
        {file ? announced(file) : said}
      </p>
      {file && (
        <div className="grid gap-3 border border-line-strong p-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="min-w-0 font-medium wrap-anywhere">{file.name}</p>
            <p className="label text-ink-muted">
              {file.total > 1 && `${copy.ofFiles(file.place, file.total)} · `}
              {copy.arrived(formatFileSize(file.sent), formatFileSize(file.size))}
            </p>
          </div>
          <Progress label={copy.label(file.name)} value={file.sent / file.size} />
          <Said file={file} />
          <div className="flex flex-wrap gap-3">
            {file.stage !== 'checking' && <PauseButton file={file} onPause={onPause} onGo={onGo} />}
            <Button
              variant="ghost"
              size="small"
              onClick={onCancel}
              aria-label={copy.named(copy.cancel, file.name)}
            >
              {copy.cancel}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

/** One button, so that the focus stays when a pause begins or ends. */
function PauseButton({ file, onPause, onGo }: Omit<LargeFileProgressProps, 'said' | 'onCancel'>) {
  const stands = file?.stage === 'paused' || file?.stage === 'stopped'
  const action = stands ? copy.continue : copy.pause
  return (
    <Button
      variant="secondary"
      size="small"
      onClick={stands ? onGo : onPause}
      aria-label={copy.named(action, file?.name ?? '')}
    >
      {action}
    </Button>
  )
}

function Said({ file: { stage, message } }: { file: LargeFile }) {
  const text = message ?? copy.phases[stage]
  if (!text) return null
  const tone = stage === 'stopped' ? 'text-vermilion' : 'text-ink-muted'
  return <p className={`text-small ${tone}`}>{text}</p>
}

/** Every tenth of the way, and whatever else changes. */
function announced({ name, size, sent, stage, message }: LargeFile): string {
  if (message || stage !== 'sending') return message ?? copy.phases[stage]
  return copy.said(name, Math.floor((sent / size) * 10) * 10)
}
