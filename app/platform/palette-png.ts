import { crc32, deflateSync, inflateSync } from 'node:zlib'

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

/** Opaque pixels, row by row, in three or four bytes each: red, green, blue and perhaps alpha. */
export type Bitmap = { width: number; height: number; channels: number; pixels: Uint8Array }

/** Rewrites a PNG of eight bits per channel with few colours: about a third of the bytes. */
export function toPalette(png: Buffer, colours = 256): Buffer {
  return encodePalette(decode(png), colours)
}

/** A PNG with few colours. */
export function encodePalette({ width, height, channels, pixels }: Bitmap, colours: number) {
  const { palette, indexOf } = choosePalette(pixels, channels, colours)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0, from = 0; y < height; y++) {
    for (let x = 0; x < width; x++, from += channels) {
      rows[y * (width + 1) + 1 + x] = indexOf(keyOf(pixels, from))
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

type Colour = [number, number, number]

/** Five bits of red, six of green and five of blue: colours the eye takes for one. */
function keyOf(pixels: Uint8Array, at: number): number {
  const red = pixels[at] ?? 0
  const green = pixels[at + 1] ?? 0
  const blue = pixels[at + 2] ?? 0
  return ((red >> 3) << 11) | ((green >> 2) << 5) | (blue >> 3)
}

/** A few colours of the picture, and for every other one the nearest of them. */
function choosePalette(pixels: Uint8Array, channels: number, size: number) {
  // Of each key: how many pixels have it, and their sums of red, green and blue.
  const sums = new Float64Array(4 * 65_536)
  for (let at = 0; at < pixels.length; at += channels) {
    const sum = 4 * keyOf(pixels, at)
    sums[sum] = (sums[sum] ?? 0) + 1
    for (let part = 0; part < 3; part++) {
      sums[sum + 1 + part] = (sums[sum + 1 + part] ?? 0) + (pixels[at + part] ?? 0)
    }
  }
  const count = (key: number) => sums[4 * key] ?? 0
  const keys = Array.from({ length: 65_536 }, (_, key) => key).filter((key) => count(key) > 0)
  const mean = (key: number) =>
    [1, 2, 3].map((part) => Math.round((sums[4 * key + part] ?? 0) / count(key))) as Colour
  const chosen = spread(
    keys.map((key) => ({ key, colour: mean(key), weight: Math.sqrt(count(key)) })),
    size,
  )
  const palette = chosen.map(mean)
  const known = new Map(chosen.map((key, index) => [key, index]))
  const indexOf = (key: number): number => {
    const found = known.get(key) ?? nearest(palette, mean(key))
    known.set(key, found)
    return found
  }
  return { palette, indexOf }
}

type Candidate = { key: number; colour: Colour; weight: number }

/** One by one, the colour that is far from all chosen so far and not rare. */
function spread(candidates: Candidate[], size: number): number[] {
  const open = candidates.map((one) => ({ ...one, away: Number.POSITIVE_INFINITY }))
  const chosen: number[] = []
  while (chosen.length < size) {
    const score = (one: (typeof open)[number]) => one.weight * Math.min(one.away, 1e9)
    const best = open.reduce((a, b) => (score(b) > score(a) ? b : a), open[0] as (typeof open)[0])
    if (best.away === 0) break
    chosen.push(best.key)
    for (const one of open) one.away = Math.min(one.away, distance(one.colour, best.colour))
  }
  return chosen
}

function distance([r, g, b]: Colour, [red, green, blue]: Colour): number {
  return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
}

function nearest(palette: Colour[], colour: Colour): number {
  const distances = palette.map((one) => distance(one, colour))
  return distances.indexOf(Math.min(...distances))
}

function decode(png: Buffer): Bitmap {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const channels = png[25] === 6 ? 4 : 3
  const data: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const body = png.subarray(at + 8, at + 8 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') data.push(body)
  }
  const raw = inflateSync(Buffer.concat(data))
  const stride = width * channels
  const pixels = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y++) unfilter(raw, pixels, y, stride, channels)
  return { width, height, channels, pixels }
}

/** Turns one row's differences back into values, as PNG's five filters say. */
function unfilter(raw: Buffer, pixels: Buffer, y: number, stride: number, channels: number) {
  const filter = raw[y * (stride + 1)]
  for (let x = 0; x < stride; x++) {
    const at = y * stride + x
    const left = x < channels ? 0 : (pixels[at - channels] ?? 0)
    const up = y === 0 ? 0 : (pixels[at - stride] ?? 0)
    const corner = x < channels || y === 0 ? 0 : (pixels[at - stride - channels] ?? 0)
    const guesses = [0, left, up, (left + up) >> 1, paeth(left, up, corner)]
    pixels[at] = (raw[y * (stride + 1) + 1 + x] ?? 0) + (guesses[filter ?? 0] ?? 0)
  }
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const far = [left, up, corner].map((one) => Math.abs(guess - one))
  return [left, up, corner][far.indexOf(Math.min(...far))] ?? 0
}

function chunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  check.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, check])
}
