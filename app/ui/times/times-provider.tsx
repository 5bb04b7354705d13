import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react'
import type { TimeWords } from '#content/times.ts'
import { timesIn } from './times.ts'

const minute = 60_000
const unknown = 'UTC'

const TimesContext = createContext(timesIn(unknown, null))

/** Times in the zone of the reader, with their ages; in UTC and without ages outside of panel and portal. */
export const useTimes = () => use(TimesContext)

/** What the layouts of panel and portal give: the zone that the browser has told, and the server's clock. */
export type ServedTimes = {
  /** The zone that the reader has chosen in their account: the browser's does not count. */
  chosen?: string | null
  zone: string | null
  now: string
}

type TimesProviderProps = { served: ServedTimes; words: TimeWords; children: ReactNode }

/**
 * The first view has the server's zone and clock, so that the browser draws the same. Then the zone of
 * the browser is used, and the server is told if it does not know it.
 */
export function TimesProvider({ served, words, children }: TimesProviderProps) {
  const [own, setOwn] = useState<string | null>(null)
  const zone = served.chosen ?? own ?? served.zone ?? unknown
  const now = useMinutes(served.now)
  useEffect(() => {
    const browser = browserZone()
    if (browser === null) return
    startTransition(() => setOwn(browser))
    if (browser !== (served.zone ?? unknown)) void tell(browser)
  }, [served.zone])
  const times = useMemo(() => timesIn(zone, { now, words }), [zone, now, words])
  return <TimesContext value={times}>{children}</TimesContext>
}

/** The server's clock, a minute at a time. */
function useMinutes(served: string): string {
  const [tick, setTick] = useState({ served, now: served })
  useEffect(() => {
    const began = Date.now()
    const timer = setInterval(() => {
      if (document.hidden) return
      const now = new Date(Date.parse(served) + Date.now() - began).toISOString()
      startTransition(() => setTick({ served, now }))
    }, minute)
    return () => clearInterval(timer)
  }, [served])
  return tick.served === served ? tick.now : served
}

/** The zone of the browser, if it knows it and can write times in it. */
function browserZone(): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone ?? null
  } catch {
    return null
  }
}

// A browser without cookies is not asked to keep the zone on every page.
let told: string | null = null

async function tell(zone: string) {
  if (told === zone) return
  told = zone
  try {
    await fetch('/zone', { method: 'POST', body: new URLSearchParams({ zone }), keepalive: true })
  } catch {
    // The next page tells it again.
    told = null
  }
}
