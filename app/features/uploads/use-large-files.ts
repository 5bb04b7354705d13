import { useEffect, useRef, useState } from 'react'
import type { Given } from './give-upload.ts'
import type { Sending, Stage } from './send-large-file.ts'

/** The large file that is being sent. */
export type LargeFile = {
  name: string
  size: number
  sent: number
  /** Which of how many. */
  place: number
  total: number
  stage: Stage
  /** Why it has stopped, when the server says so. */
  message?: string
}

/** Sends large files for a line one after the other. What sends them is loaded when there is one. */
export function useLargeFiles(endpoint: string, line: string) {
  const [current, setCurrent] = useState<LargeFile | null>(null)
  const sending = useRef<Sending | null>(null)
  // A page that is left stops; what has arrived is kept.
  useEffect(() => () => sending.current?.pause(), [])

  /** Stops at the first that is refused or cancelled. @returns where to go on, if one was given, and the refusal */
  async function send(files: File[]): Promise<{ location?: string; refused?: string }> {
    const { sendLargeFile } = await import('./send-large-file.ts')
    let given: Given | null = null
    let location: string | undefined
    for (const [index, file] of files.entries()) {
      const { name, size } = file
      const change = (what: Partial<LargeFile>) =>
        setCurrent((before) => before && { ...before, ...what })
      setCurrent({ name, size, sent: 0, place: index + 1, total: files.length, stage: 'starting' })
      sending.current = sendLargeFile(
        { endpoint, line, file },
        {
          onStage: (stage, message) => change({ stage, message }),
          onSent: (sent) => change({ sent }),
        },
      )
      given = await sending.current.done
      if (!given || 'refusal' in given) break
      location = given.location
    }
    sending.current = null
    setCurrent(null)
    return { location, refused: given && 'refusal' in given ? given.refusal.error : undefined }
  }
  return {
    current,
    send,
    pause: () => sending.current?.pause(),
    go: () => sending.current?.go(),
    cancel: () => sending.current?.cancel(),
  }
}
