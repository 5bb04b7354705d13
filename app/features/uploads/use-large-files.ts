import { useEffect, useRef, useState } from 'react'
import { uploadCopy as copy } from '#content/uploads.ts'
import type { Given } from './give-upload.ts'
import type { Sending, Stage } from './send-large-file.ts'
import type { UploadPlace } from './unfinished-uploads.ts'

/** The large file that is being sent. */
export type LargeFile = {
  name: string
  size: number
  sent: number
  /** Which of how many. */
  place: number
  total: number
  stage: Stage
  /** What else is to be said of the stage: why it has stopped, or from where it goes on. */
  message?: string
}

/** Sends large files for a line one after the other. What sends them is loaded when there is one. */
export function useLargeFiles(place: UploadPlace) {
  const [current, setCurrent] = useState<LargeFile | null>(null)
  const [said, setSaid] = useState('')
  const sending = useRef<Sending | null>(null)
  const left = useRef(false)
  // A page that is left stops; what has arrived is kept.
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      sending.current?.leave()
    }
  }, [])

  /**
   * Stops at the first that is refused or cancelled.
   * @returns where to go on, if one was given, and the refusal; null when the page was left
   */
  async function send(files: File[]): Promise<{ location?: string; refused?: string } | null> {
    setSaid('')
    const { sendLargeFile } = await import('./send-large-file.ts')
    let given: Given | null = null
    let location: string | undefined
    for (const [index, file] of files.entries()) {
      if (left.current) return null
      const { name, size } = file
      const change = (what: Partial<LargeFile>) =>
        setCurrent((before) => before && { ...before, ...what })
      setCurrent({ name, size, sent: 0, place: index + 1, total: files.length, stage: 'starting' })
      sending.current = sendLargeFile(
        { ...place, file },
        {
          onStage: (stage, message) => change({ stage, message }),
          onSent: (sent) => change({ sent }),
        },
      )
      given = await sending.current.done
      if (left.current) return null
      if (!given) setSaid(copy.cancelled(name))
      if (!given || 'refusal' in given) break
      location = given.location
    }
    sending.current = null
    setCurrent(null)
    return { location, refused: given && 'refusal' in given ? given.refusal.error : undefined }
  }
  return {
    current,
    /** What became of the last one, for screen readers. */
    said,
    /** Whether the page was left, so that nobody is to be led anywhere. */
    isLeft: () => left.current,
    send,
    pause: () => sending.current?.pause(),
    go: () => sending.current?.go(),
    cancel: () => sending.current?.cancel(),
  }
}
