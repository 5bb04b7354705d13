import { encode } from 'uqr'

/** A QR code as one path of an SVG: dark modules, in a square of `size` modules. */
export type QrCode = { size: number; path: string }

/** Draws a QR code, with the quiet border that cameras need. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, path: rows.flat().join('') }
}
