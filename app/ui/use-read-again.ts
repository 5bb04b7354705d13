import { useEffect, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'

/** After this time a read that has not come is given up, in milliseconds: the next one takes its place. */
const longest = 30_000

/**
 * Reads the data of a page of the panel again and again while its tab is visible, so that what others have
 * done appears. Each time it first asks whether the server answers and its reader is still signed in: a
 * read that fails would put an error page in the place of what is being typed.
 *
 * @param seconds between two reads; null: nothing is read again
 * @param canRead whether the server answers, and answers the reader of this page
 */
export function useReadAgain(seconds: number | null, canRead: () => Promise<boolean>): void {
  const { revalidate } = useRevalidator()
  const isIdle = useRef(true)
  isIdle.current = useNavigation().state === 'idle'
  useEffect(() => {
    if (seconds === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isReading = false
    let isOver = false
    // A form that is on its way brings the data of the page with it.
    const isWanted = () => !isOver && isIdle.current && document.visibilityState === 'visible'
    const read = async () => {
      if (isReading) return
      isReading = true
      clearTimeout(timer)
      try {
        if (isWanted() && (await canRead()) && isWanted())
          await Promise.race([revalidate(), wait(longest)])
      } finally {
        isReading = false
        if (!isOver) timer = setTimeout(() => void read(), seconds * 1_000)
      }
    }
    const onVisible = () => void read()
    timer = setTimeout(() => void read(), seconds * 1_000)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [revalidate, seconds, canRead])
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
