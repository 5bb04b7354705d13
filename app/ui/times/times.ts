import type { TimeWords } from '#content/times.ts'
import { dateLooks } from '../format-date.ts'
import { ageOf, distanceOf } from './age.ts'

const looks = {
  ...dateLooks,
  /** Where the year is clear. */
  day: { month: 'short', day: 'numeric' },
  year: { year: 'numeric' },
  /** With the weekday, for whoever points at a time. */
  whole: { ...dateLooks.time, weekday: 'long', month: 'long' },
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
type Look = keyof typeof looks

// To make a format takes a hundred times as long as to use it. Readers choose their zones, so the
// number that is kept has a limit.
const formats = new Map<string, Intl.DateTimeFormat>()
const mostFormats = 500

function formatOf(look: Look, timeZone: string): Intl.DateTimeFormat {
  const key = `${look} ${timeZone}`
  const known = formats.get(key)
  if (known) return known
  if (formats.size >= mostFormats) formats.clear()
  const format = new Intl.DateTimeFormat('en-US', {
    ...looks[look],
    timeZone,
  })
  formats.set(key, format)
  return format
}

// The rows of a list are shown again and again, each with its time in four looks.
const texts = new Map<string, string>()
const mostTexts = 5_000

function write(look: Look, timeZone: string, iso: string): string {
  const key = `${look} ${timeZone} ${iso}`
  const known = texts.get(key)
  if (known !== undefined) return known
  if (texts.size >= mostTexts) texts.clear()
  const text = formatOf(look, timeZone).format(new Date(iso))
  texts.set(key, text)
  return text
}

// `2026-03-04`: due dates and dates of invoices are days everywhere on Earth, and no zone moves them.
const isDay = (iso: string) => iso.length === 10

/** Times as one reader reads them. */
export type Times = ReturnType<typeof timesIn>

/** The instant at which a page was read, and the words for ages. */
type Clock = { now: string; words: TimeWords }

/**
 * @param zone of the reader
 * @param clock null where no age is shown
 */
export function timesIn(zone: string, clock: Clock | null) {
  const say = (look: Look, iso: string) => write(look, isDay(iso) ? 'UTC' : zone, iso)
  const thisYear = clock && formatOf('year', zone).format(new Date(clock.now))
  const time = (iso: string) => say('time', iso)
  const age = (iso: string) => (clock && !isDay(iso) ? ageOf(iso, clock.now, clock.words) : null)
  return {
    zone,
    now: clock?.now ?? null,
    age,
    /** How far away it is, where no date stands beside it. */
    distance: (iso: string) => (clock ? distanceOf(iso, clock.now, clock.words) : say('list', iso)),
    /** `MMM d, yyyy`, of an instant or of a day. */
    date: (iso: string) => say('list', iso),
    /** The same without the year, when it is this year. */
    brief: (iso: string) =>
      thisYear && say('year', iso) === thisYear ? say('day', iso) : say('list', iso),
    /** `MMMM d, yyyy`. */
    long: (iso: string) => say('detail', iso),
    /** Day and time, with the time zone. */
    time,
    /** `10:04 EST`. */
    clock: (iso: string) => say('clock', iso),
    /** Everything, with the weekday and the name of the zone. */
    whole: (iso: string) => {
      if (isDay(iso)) return say('detail', iso)
      const text = say('whole', iso)
      return clock ? clock.words.inZone(text, zone.replaceAll('_', ' ')) : text
    },
    /** Day and time with the age beside them, inside a sentence. */
    timeWithAge: (iso: string) => {
      const ago = age(iso)
      return clock && ago ? clock.words.withAge(time(iso), ago) : time(iso)
    },
  }
}
