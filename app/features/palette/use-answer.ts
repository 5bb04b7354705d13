import { useEffect, useState } from 'react'
import type { PaletteAnswer } from './palette.ts'
import { palettePath } from './palette.ts'

export type Asking = {
  /** The last answer stays until the next one is there, so that nothing jumps. */
  answer?: PaletteAnswer
  state: 'asking' | 'answered' | 'failed' | 'signed out'
  /** What the server says about it. */
  fault?: string
}

/** Long enough that a word that is typed without a pause is asked for once. */
const pauseMilliseconds = 90

/** What the panel's search finds while somebody types. An older answer never replaces a newer one. */
export function useAnswer(words: string, round: number): Asking {
  const [asking, setAsking] = useState<Asking>({ state: 'asking' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same words again
  useEffect(() => {
    const abort = new AbortController()
    setAsking(({ answer }) => ({ answer, state: 'asking' }))
    const timer = setTimeout(
      () => {
        askFor(words, abort.signal).then(
          (next) => {
            if (!abort.signal.aborted) setAsking(next)
          },
          () => {
            if (!abort.signal.aborted) setAsking(({ answer }) => ({ answer, state: 'failed' }))
          },
        )
      },
      words ? pauseMilliseconds : 0,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [words, round])
  return asking
}

async function askFor(words: string, signal: AbortSignal): Promise<Asking> {
  const response = await fetch(`${palettePath}/answer?${new URLSearchParams({ q: words })}`, {
    signal,
    headers: { accept: 'application/json' },
  })
  // The gate leads to the sign-in page.
  if (response.redirected || response.status === 401) return { state: 'signed out' }
  const { answer, fault } = (await response.json()) as {
    answer: PaletteAnswer | null
    fault?: string
  }
  return answer ? { answer, state: 'answered' } : { state: 'failed', fault }
}
