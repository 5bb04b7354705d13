import {
  type Picture,
  pictureAddress,
  sourceSet,
  widthsOf,
} from '#app/features/pictures/picture.ts'

type PortraitProps = { picture: Picture; alt: string; sizes: string; className?: string }

/** A portrait in the size that fits. All portraits have the same proportions. */
export function Portrait({ picture, alt, sizes, className }: PortraitProps) {
  const [smallest = picture.width] = widthsOf(picture.width)
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <img
        src={pictureAddress(picture, smallest, 'webp')}
        srcSet={sourceSet(picture, 'webp')}
        sizes={sizes}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        className={`h-auto w-full bg-surface ${className ?? ''}`}
      />
    </picture>
  )
}
