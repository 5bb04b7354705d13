/** The outlines of the specimen portrait. Mirrored parts are drawn once. */
export const outlines = {
  oval: 'M0-200A160 200 0 0 1 0 200A160 200 0 0 1 0-200Z',
  neck: 'M-30 0C-30 40-32 62-44 76C-26 116 26 116 44 76C32 62 30 40 30 0Z',
  neckShade: 'M-40-4L-36 44C-8 66 10 70 24 104L60 80L44 0Z',
  blouse: 'M-44 76L0 204L44 76Z',
  coat: 'M-44 74C-90 94-136 106-160 160L-170 210H0V196Z',
  lapel: 'M-44 68L-70 96L-40 126L-54 140L-6 214L0 198Z',
  head: 'M0-140C42-140 64-112 64-70C64-34 52-4 32 18C20 30 10 36 0 36C-10 36-20 30-32 18C-52-4-64-34-64-70C-64-112-42-140 0-140Z',
  headShade: 'M44-120C58-60 40-4-8 22L-14 44L44 44L90-70L60-140Z',
  hair: 'M-66-52C-84-128-46-172 4-168C58-168 86-124 66-50C62-74 54-92 40-104C10-94-30-96-50-86C-60-78-63-66-66-52Z',
} as const

const fixed = (value: number) => String(Math.round(value * 10) / 10)

function ruled(from: number, to: number, step: number, line: (at: number) => string): string {
  const count = Math.floor((to - from) / step) + 1
  return Array.from({ length: count }, (_, index) => line(from + index * step)).join('')
}

/** Bowed, as if laid around a body. */
const bowed = (from: number, to: number) =>
  ruled(from, to, 4.6, (y) => `M-80 ${fixed(y)}q80 34 160 0`)

/** The lines each part is engraved with; a shade fills the gaps between the lines of its part. */
export const lines = {
  ground: ruled(-198, 198, 4.4, (y) => `M-160 ${fixed(y)}h320`),
  skin: bowed(-170, 110),
  shade: bowed(-167.7, 110),
  hair: ruled(
    20,
    104,
    4,
    (r) =>
      `M${fixed(-r * 0.86)}-40C${fixed(-r * 0.9)} ${fixed(-40 - r * 1.52)} ${fixed(r * 0.96)} ${fixed(-42 - r * 1.62)} ${fixed(r * 0.86)}-40`,
  ),
  coat: ruled(-20, 210, 5, (x) => `M${fixed(10 - x)} 60q-36 70-16 154`),
  lapel: ruled(-40, 240, 4, (y) => `M-90 ${fixed(y)}l90 50`),
} as const
