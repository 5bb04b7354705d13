/** The accepted types, as detected from the content. */
export const pictureTypes: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
]
/** The extensions that the file chooser offers. */
export const pictureEndings = '.png,.jpg,.jpeg,.webp,.avif'
export const pictureBytes = 10 * 1024 * 1024
/** The most pixels of a picture, and the most along one side. */
export const picturePoints = 40_000_000
export const pictureSide = 12_000
export const altLength = 300

const widths = [480, 960, 1440, 1920]
/** The largest stored width, in pixels. */
export const widestPicture = 1920

export type PictureFormat = 'avif' | 'webp'
export const pictureFormats: readonly PictureFormat[] = ['avif', 'webp']

/** An uploaded picture as its address contains it: its hash, width and height in pixels. */
export type Picture = { hash: string; width: number; height: number }

/** The widths in which a picture is stored; the last one is its own. */
export function widthsOf(width: number): number[] {
  return [...widths.filter((one) => one < width), width]
}

/**
 * The address of one file of a picture. It contains width and height, so that a page can reserve
 * the space without a query.
 */
export function pictureAddress(picture: Picture, width: number, format: PictureFormat): string {
  const { hash, width: whole, height } = picture
  return `/pictures/${hash}-${whole}x${height}/${width}.${format}`
}

/** The address used in an article: a file of medium size in a format that every browser shows. */
export function mainAddress(picture: Picture): string {
  const fitting = widthsOf(picture.width).find((width) => width >= 960) ?? picture.width
  return pictureAddress(picture, fitting, 'webp')
}

const addresses =
  /^\/pictures\/([0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,4})\/\d{1,4}\.(?:webp|avif)$/

/** The picture of an address; undefined when it is not the address of an uploaded picture. */
export function pictureAt(address: string): Picture | undefined {
  const [, hash, width, height] = addresses.exec(address) ?? []
  if (!hash || Number(width) > widestPicture) return undefined
  return { hash, width: Number(width), height: Number(height) }
}

/** The `srcset` with every size of a picture. */
export function sourceSet(picture: Picture, format: PictureFormat): string {
  return widthsOf(picture.width)
    .map((width) => `${pictureAddress(picture, width, format)} ${width}w`)
    .join(', ')
}

/** The answer of the upload endpoint for pictures. */
export type PictureAnswer =
  | { picture: { url: string; alt: string; width: number; height: number } }
  | { refusal: PictureRefusal }
export type PictureRefusal = { errors: { file?: string; alt?: string } }
