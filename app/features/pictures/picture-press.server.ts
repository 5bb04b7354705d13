import sharp, { type ResizeOptions, type Sharp } from 'sharp'
import {
  type PictureFormat,
  pictureFormats,
  picturePoints,
  pictureSide,
  widestPicture,
  widthsOf,
} from './picture.ts'

export type PressedFile = { width: number; format: PictureFormat; bytes: Buffer }
export type Pressed = { width: number; height: number; files: PressedFile[] }
export type PressFault = 'unreadable' | 'too_many_points'

const formats = ['png', 'jpeg', 'webp', 'heif']
const encoders: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 3 }),
  webp: (image) => image.webp({ quality: 80, effort: 4 }),
}

export type PressTask = {
  bytes: Uint8Array
  /** The proportions, width by height, to which it is cut around what draws the eye. */
  cut?: number
}

const whole: ResizeOptions = {
  width: widestPicture,
  height: 4 * widestPicture,
  fit: 'inside',
  withoutEnlargement: true,
}
const widestCut = 960

/** The largest part of these proportions, at most as wide as a page shows it. */
function cutTo(proportions: number, [across, down]: [number, number]): ResizeOptions {
  const width = Math.max(1, Math.floor(Math.min(across, down * proportions, widestCut)))
  const height = Math.max(1, Math.round(width / proportions))
  return { width, height, fit: 'cover', position: sharp.strategy.attention }
}

/**
 * Converts a picture into every size and format that pages use: upright, in sRGB, without metadata.
 * The declared size is checked before the picture is decoded.
 */
export async function pressPicture({ bytes, cut }: PressTask): Promise<Pressed | PressFault> {
  try {
    const claimed = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (!formats.includes(claimed.format ?? '')) return 'unreadable'
    const { width: across = 0, height: down = 0, orientation = 1 } = claimed
    if (across * down > picturePoints || Math.max(across, down) > pictureSide)
      return 'too_many_points'
    // Decoded once; every size is made from this one.
    const { data, info } = await sharp(bytes, { limitInputPixels: picturePoints, pages: 1 })
      .autoOrient()
      .resize(cut ? cutTo(cut, orientation > 4 ? [down, across] : [across, down]) : whole)
      .toColourspace('srgb')
      .raw()
      .timeout({ seconds: 30 })
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const files: PressedFile[] = []
    for (const wanted of widthsOf(width))
      for (const format of pictureFormats) {
        const image = sharp(data, { raw: { width, height, channels } })
        const sized = image.resize({ width: wanted }).timeout({ seconds: 60 })
        files.push({ width: wanted, format, bytes: await encoders[format](sized).toBuffer() })
      }
    return { width, height, files }
  } catch {
    return 'unreadable'
  }
}
