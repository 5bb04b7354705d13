/** Abbreviations that visitors use and the site writes in full. */
const written: Readonly<Record<string, string>> = {
  VAT: 'value added tax',
  PIT: 'personal income tax',
  CIT: 'corporate income tax',
  EHR: 'electronic health record',
  EMR: 'electronic medical record',
  HR: 'human resources',
  RFP: 'request for proposals, a tender',
}
const short = new RegExp(`\\b(?:${Object.keys(written).join('|')})s?\\b`, 'g')

/** Replaces abbreviations by their full form, so that the search finds the words of the site. */
export function writtenOut(message: string): string {
  return message.replaceAll(short, (found) => written[found.replace(/s$/, '')] ?? found)
}
