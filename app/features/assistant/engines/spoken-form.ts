const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const currencies: Record<string, string> = { $: 'dollars', '€': 'euros', '£': 'pounds' }

/** The text for the voice: no markup, links as words, amounts and dates in full. */
export function spokenForm(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d\u00ab\u00bb"`*_#|<>]/g, ' ')
    .replace(/[\u2013\u2014]/g, ', ')
    .replace(/\bhttps?:\/\/(www\.)?/gi, '')
    .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, spellAddress)
    .replace(/\b[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(\/[\w./-]*)?/gi, spellAddress)
    .replace(/([$€£])\s?(\d[\d,]*(?:\.\d+)?)(\s(?:million|billion|thousand))?/g, spellSum)
    .replace(/\b(\d{4})-(\d{2})-(\d{2})\b/g, spellDate)
    .replace(/(\d)\s?%/g, '$1 percent')
    .replace(/\s&\s/g, ' and ')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e\n]/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .trim()
}

/** Whether the voice can say anything of it. */
export const isPronounceable = (spoken: string) => /[a-z0-9]/i.test(spoken)

/** Cuts the text into pieces of at most `longest` characters, between sentences where possible. */
export function spokenPieces(spoken: string, longest = 400): string[] {
  const pieces: string[] = []
  for (const sentence of spoken.split(/(?<=[.!?])\s+|\n+/)) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + sentence.length < longest)
      pieces[pieces.length - 1] = `${last} ${sentence}`
    else pieces.push(sentence)
  }
  return pieces.filter(isPronounceable)
}

function spellAddress(address: string): string {
  // "e.g." and "v1.2" are not addresses.
  if (!/\.[a-z]{2,}/i.test(address)) return address
  return address
    .replace(/[./]+$/, '')
    .replaceAll('@', ' at ')
    .replaceAll('.', ' dot ')
    .replaceAll('/', ' slash ')
    .replaceAll('-', ' dash ')
}

function spellSum(_: string, sign: string, amount: string, scale = ''): string {
  return `${amount.replaceAll(',', '')}${scale} ${currencies[sign]}`
}

function spellDate(given: string, year: string, month: string, day: string): string {
  const name = months[Number(month) - 1]
  return name ? `${name} ${Number(day)}, ${year}` : given
}
