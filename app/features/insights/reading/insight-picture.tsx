import { pictureAt, sourceSet } from '#app/features/pictures/picture.ts'
import type { InsightImage } from '../insight.ts'

const sizes = '(min-width: 64rem) 56rem, 92vw'

/** The picture of an insight; an uploaded one in the size that fits. */
export function InsightPicture({ image, className }: { image: InsightImage; className: string }) {
  const { url, alt, width, height } = image
  const picture = pictureAt(url)
  const shown = (
    <img
      src={url}
      srcSet={picture && sourceSet(picture, 'webp')}
      sizes={picture && sizes}
      alt={alt}
      width={width}
      height={height}
      fetchPriority="high"
      className={`h-auto w-full bg-surface ${className}`}
    />
  )
  if (!picture) return shown
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      {shown}
    </picture>
  )
}
