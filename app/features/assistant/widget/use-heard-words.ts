import { useEffect, useState } from 'react'
import { transcribeDraft } from './chat-requests.ts'
import type { Recording } from './recorder.ts'

/** Until the first look, and at least between two. */
const milliseconds = 1_500

/**
 * The words of a recording while it goes on. Each look listens to all of it again, so the next one waits as
 * long as the last one took.
 */
export function useHeardWords(recording: Recording | null): string {
  const [words, setWords] = useState('')
  useEffect(() => {
    setWords('')
    if (!recording) return
    const ended = new AbortController()
    const { signal } = ended
    let timer: ReturnType<typeof setTimeout>
    async function look(listened: Recording) {
      const began = performance.now()
      try {
        const sound = await listened.soFar()
        const heard = sound && !signal.aborted ? await transcribeDraft(sound, signal) : ''
        if (signal.aborted) return
        if (heard) setWords(heard)
        const took = performance.now() - began
        timer = setTimeout(() => void look(listened), Math.max(milliseconds, took))
      } catch {
        // Without a look at the way, the words come when the recording is at its end.
      }
    }
    timer = setTimeout(() => void look(recording), milliseconds)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [recording])
  return words
}
