import sharp, { type Sharp } from 'sharp'

/** Grey pixels, one byte each. */
export type Grey = { pixels: Uint8Array; width: number; height: number }

export const picturePixels = 40_000_000
const [shortest, longest] = [1_400, 2_600]
/** Light changes slowly across a page, so it is measured on a small copy. */
const lightSide = 160

/** The picture cannot be decoded, or says that it is too large. */
export class UnreadablePicture extends Error {}

/** Turns a picture upright, evens its light, makes it dark on white and scales it for reading. */
export async function preparePicture(
  bytes: Buffer,
  raw?: { width: number; height: number; channels: 1 | 3 | 4 },
): Promise<Grey> {
  try {
    const options = { limitInputPixels: picturePixels, failOn: 'error' as const, raw }
    const { width = 0, height = 0 } = await sharp(bytes, options).metadata()
    const long = Math.max(width, height)
    if (long === 0) throw new Error('no picture')
    const scale = Math.min(longest, Math.max(shortest, long)) / long
    const upright = sharp(bytes, options).autoOrient().flatten({ background: '#fff' })
    const page = await grey(
      upright
        .resize(Math.round(width * scale), Math.round(height * scale), {
          fit: 'outside',
          kernel: 'cubic',
        })
        .timeout({ seconds: 20 }),
    )
    return evenLight(isLightOnDark(page) ? invert(page) : page)
  } catch (error) {
    throw new UnreadablePicture(String(error))
  }
}

async function grey(image: Sharp): Promise<Grey> {
  const { data, info } = await image
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pixels = new Uint8Array(width * height)
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = data[at * channels] ?? 255
  return { pixels, width, height }
}

/**
 * Whether the writing is light on dark: writing covers less area than its background, so the mean is near
 * the background.
 */
function isLightOnDark({ pixels, width, height }: Grey): boolean {
  const side = 48
  let lean = 0
  for (let top = 0; top < height; top += side)
    for (let left = 0; left < width; left += side) {
      const block: number[] = []
      for (let y = top; y < Math.min(height, top + side); y += 3)
        for (let x = left; x < Math.min(width, left + side); x += 3)
          block.push(pixels[y * width + x] ?? 0)
      block.sort((a, b) => a - b)
      const [low = 0, median = 0, high = 0] = [0.02, 0.5, 0.98].map(
        (share) => block[Math.floor((block.length - 1) * share)],
      )
      if (high - low > 40) lean += high - median - (median - low)
    }
  return lean > 0
}

function invert({ pixels, ...size }: Grey): Grey {
  return { pixels: pixels.map((value) => 255 - value), ...size }
}

/** Divides the page by its own brightness, so that shadows and dark corners become white. */
async function evenLight({ pixels, width, height }: Grey): Promise<Grey> {
  const ratio = lightSide / Math.max(width, height)
  const [w, h] = [width, height].map((side) => Math.max(1, Math.round(side * ratio))) as [
    number,
    number,
  ]
  const raw = (channelWidth: number, channelHeight: number) =>
    ({ raw: { width: channelWidth, height: channelHeight, channels: 1 } }) as const
  const brightest = brightestOf({ pixels, width, height }, w, h)
  const light = await grey(
    sharp(brightest, raw(w, h)).blur(4).resize(width, height, { fit: 'fill', kernel: 'linear' }),
  )
  const even = new Uint8Array(pixels.length)
  for (let at = 0; at < even.length; at += 1) {
    const share = (pixels[at] ?? 0) / Math.max(24, light.pixels[at] ?? 255)
    even[at] = Math.min(255, Math.round(share * 250))
  }
  return { pixels: even, width, height }
}

/** The brightest value of each cell and its neighbours, which is the paper. */
function brightestOf({ pixels, width, height }: Grey, w: number, h: number): Uint8Array {
  const cells = new Uint8Array(w * h)
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(h - 1, Math.floor((y / height) * h)) * w
    for (let x = 0; x < width; x += 1) {
      const cell = row + Math.min(w - 1, Math.floor((x / width) * w))
      const value = pixels[y * width + x] ?? 0
      if (value > (cells[cell] ?? 0)) cells[cell] = value
    }
  }
  const spread = new Uint8Array(w * h)
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1) {
      let most = 0
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) {
          const [cx, cy] = [
            Math.min(w - 1, Math.max(0, x + dx)),
            Math.min(h - 1, Math.max(0, y + dy)),
          ]
          most = Math.max(most, cells[cy * w + cx] ?? 0)
        }
      spread[y * w + x] = most
    }
  return spread
}
