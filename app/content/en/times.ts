/** Words for spans of time; the abbreviations are the same in every list. */
export const times = {
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  /** Also of whole days that a due day is over. */
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  weeks: (count: number) => `${count} wk`,
  years: (count: number) => `${count} y`,
  now: 'just now',
  ago: (span: string) => `${span} ago`,
  in: (span: string) => `in ${span}`,
  /** A time with its age, inside a sentence. */
  withAge: (time: string, age: string) => `${time} (${age})`,
  /** A time as it is shown to whoever points at it. */
  inZone: (time: string, zone: string) => (zone === 'UTC' ? time : `${time} (${zone})`),
} as const

export type TimeWords = typeof times
