/** What visitors write short and the site writes out. */
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

/** A message with its abbreviations written out, so that it is looked up in the site's own words. */
export function writtenOut(message: string): string {
  return message.replaceAll(short, (found) => written[found.replace(/s$/, '')] ?? found)
}
