/**
 * Reads a typed number as a whole number of its smallest unit: `1,250.5` with two digits is 125050.
 * @param digits at most this many after the point
 * @returns null when it is not a number or has more digits
 */
export function readTyped(text: string, digits: number): number | null {
  const plain = text.replaceAll(/\s/g, '').replace('−', '-')
  const found = /^(-?)(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d*))?$/.exec(plain)
  if (!found) return null
  const [, sign, whole = '', fraction = ''] = found
  if (fraction.length > digits) return null
  const value = Number(whole.replaceAll(',', '') + fraction.padEnd(digits, '0'))
  if (!Number.isSafeInteger(value)) return null
  return sign && value !== 0 ? -value : value
}

/**
 * The reverse, without trailing zeros: 1500 with three digits is `1.5`.
 * @param atLeast digits after the point
 */
export function writeTyped(value: number, digits: number, atLeast = 0): string {
  const text = String(Math.abs(value)).padStart(digits + 1, '0')
  let fraction = text.slice(text.length - digits)
  while (fraction.length > atLeast && fraction.endsWith('0')) fraction = fraction.slice(0, -1)
  const whole = text.slice(0, text.length - digits)
  return `${value < 0 ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`
}
