type Lines = {
  width: number
  height: number
  /** Distance from line to line. */
  pitch: number
  amplitude: number
  /** How far each line is shifted against the one above it, as a part of the tile's width. */
  shift: number
}

const round = (value: number) => String(Math.round(value * 10) / 10)

/** Rows of one and the same wave, each a little further along: a tile that repeats sideways. */
export function engravedLines({ width, height, pitch, amplitude, shift }: Lines): string {
  const half = round(width / 2)
  const wave = `q${round(width / 4)} ${round(-amplitude)} ${half} 0t${half} 0 ${half} 0 ${half} 0`
  const count = Math.ceil((height + amplitude) / pitch)
  return Array.from({ length: count }, (_, index) => {
    const x = (((index * shift) % 1) + 1) % 1
    return `M${round(-x * width)} ${round(index * pitch)}${wave}`
  }).join('')
}
