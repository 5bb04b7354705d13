/** The site promises a reply within so many hours: by the clock, nights and weekends too. */
export const promisedHours = 24
