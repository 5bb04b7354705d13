import sharp from 'sharp'

/** Snow of a camera in the dark; blurred, its grain has the size of letters. */
const grain = (width: number, height: number, blur = 0) => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const image = sharp({ create: { width, height, channels: 3, background: '#777', noise } })
  return (blur ? image.blur(blur) : image).jpeg().toBuffer()
}

/** Pictures without text; read as pages, some of them cost more than a full page. */
export const textlessPictures = {
  'fine grain': () => grain(1400, 1050),
  'coarse grain of twelve megapixels': () => grain(4000, 3000, 3),
}
