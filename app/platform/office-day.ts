/** The time zone of the head office: a day ends at its midnight for everybody. */
export const officeZone = 'America/Toronto'

const inOffice = new Intl.DateTimeFormat('en-CA', {
  timeZone: officeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day of the head office that an instant belongs to, as `yyyy-mm-dd`. */
export const officeDay = (instant: Date): string => inOffice.format(instant)

/** The day that is so many days later. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
