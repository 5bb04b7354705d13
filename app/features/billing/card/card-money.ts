/*
 * We count every currency in hundredths. The payment provider counts in the smallest unit that they
 * use, which is another one for some currencies.
 */

const withoutDecimals = new Set([
  ...['BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA', 'PYG', 'RWF', 'VND', 'VUV'],
  ...['XAF', 'XOF', 'XPF'],
])
const withThree = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])
/** Counted in hundredths, of which they accept only whole hundreds. */
const wholeOnly = new Set(['ISK', 'HUF', 'TWD', 'UGX'])

/** The provider asks for no more than eight digits, and for at least fifty. */
const [least, most] = [50, 99_999_999]

/** An amount as the provider counts it; null when it cannot be asked for by card. */
export function providerAmount(hundredths: number, currency: string): number | null {
  if (withThree.has(currency)) return inReach(hundredths * 10)
  const isWhole = hundredths % 100 === 0
  if (withoutDecimals.has(currency)) return isWhole ? inReach(hundredths / 100) : null
  return wholeOnly.has(currency) && !isWhole ? null : inReach(hundredths)
}

const inReach = (amount: number) => (amount >= least && amount <= most ? amount : null)

/** An amount of the provider in hundredths; parts of a hundredth are left out. */
export function hundredthsOf(amount: number, currency: string): number {
  if (withThree.has(currency)) return Math.floor(amount / 10)
  return withoutDecimals.has(currency) ? amount * 100 : amount
}
