/** What may be handed in, found from the bytes. */
export const pictureTypes: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
]
/** What a file chooser offers. */
export const pictureEndings = '.png,.jpg,.jpeg,.webp,.avif'
export const pictureBytes = 10 * 1024 * 1024
/** All points of a picture together, and along one side. */
export const picturePoints = 40_000_000
export const pictureSide = 12_000
export const altLength = 300

const widths = [480, 960, 1440, 1920]
/** No picture is kept wider. */
export const widestPicture = 1920

export type PictureFormat = 'avif' | 'webp'
export const pictureFormats: readonly PictureFormat[] = ['avif', 'webp']

/** A picture of ours as its address has it: which one, and its measure in pixels. */
export type Picture = { hash: string; width: number; height: number }

/** The widths that a picture is kept in; its own is the last. */
export function widthsOf(width: number): number[] {
  return [...widths.filter((one) => one < width), width]
}

/** The address of one of its files. The measure is in it, so that a page needs no look-up to keep its place free. */
export function pictureAddress(picture: Picture, width: number, format: PictureFormat): string {
  const { hash, width: whole, height } = picture
  return `/pictures/${hash}-${whole}x${height}/${width}.${format}`
}

/** The address that stands in an article: a file that every browser shows, of middling size. */
export function mainAddress(picture: Picture): string {
  const fitting = widthsOf(picture.width).find((width) => width >= 960) ?? picture.width
  return pictureAddress(picture, fitting, 'webp')
}

const addresses =
  /^\/pictures\/([0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,4})\/\d{1,4}\.(?:webp|avif)$/

/** The picture that an address names; undefined when it is none of ours. */
export function pictureAt(address: string): Picture | undefined {
  const [, hash, width, height] = addresses.exec(address) ?? []
  if (!hash || Number(width) > widestPicture) return undefined
  return { hash, width: Number(width), height: Number(height) }
}

/** Every size of a picture, for the browser to choose from. */
export function sourceSet(picture: Picture, format: PictureFormat): string {
  return widthsOf(picture.width)
    .map((width) => `${pictureAddress(picture, width, format)} ${width}w`)
    .join(', ')
}

/** What the upload of a picture answers. */
export type PictureAnswer =
  | { picture: { url: string; alt: string; width: number; height: number } }
  | { refusal: PictureRefusal }
export type PictureRefusal = { errors: { file?: string; alt?: string } }
