/** One ring: the closed curve r(t) = radius + wave·sin(lobes·t), repeated and rotated. */
export type Ring = {
  radius: number
  wave: number
  lobes: number
  repeats: number
  tone: 'navy' | 'ochre' | 'vermilion' | 'verdigris' | 'blue' | 'ink-muted'
  /** Amplitude of a second wave, `harmonic` times as fast. */
  overtone?: number
  harmonic?: number
  /** Angular swing: bends the lobe sideways until it loops, like lace. */
  lace?: number
  width?: number
  opacity?: number
}

export type Recipe = readonly Ring[]

/** Curves are drawn at twice their size, so that whole numbers are exact enough. */
const scale = 2

// The site's own figures are on most pages, a project's seal on every list that contains the
// project.
const drawn = new Map<string, string>()
const mostDrawn = 500

/** One closed curve of the ring: relative cubic Béziers through the exact tangents, in whole numbers. */
export function curvePath(ring: Ring): string {
  const { radius, wave, lobes, overtone = 0, harmonic = 2, lace = 0 } = ring
  const shape = [radius, wave, lobes, overtone, harmonic, lace].join(' ')
  const known = drawn.get(shape)
  if (known !== undefined) return known
  if (drawn.size >= mostDrawn) drawn.clear()
  const path = drawCurve({ radius, wave, lobes, overtone, harmonic, lace })
  drawn.set(shape, path)
  return path
}

type Shape = Required<Pick<Ring, 'radius' | 'wave' | 'lobes' | 'overtone' | 'harmonic' | 'lace'>>

function drawCurve({ radius, wave, lobes, overtone, harmonic, lace }: Shape): string {
  const segments = lobes * (overtone ? 6 : lace ? 5 : 4)
  const step = (2 * Math.PI) / segments
  const third = (scale * step) / 3
  /** The point of the curve at an angle, and a third of a step along its tangent. */
  const at = (t: number) => {
    const fast = harmonic * lobes
    const r = radius + wave * Math.sin(lobes * t) + overtone * Math.sin(fast * t)
    const slope = wave * lobes * Math.cos(lobes * t) + overtone * fast * Math.cos(fast * t)
    const angle = t + lace * Math.cos(lobes * t)
    const turn = 1 - lace * lobes * Math.sin(lobes * t)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return {
      x: scale * r * cos,
      y: scale * r * sin,
      dx: third * (slope * cos - r * turn * sin),
      dy: third * (slope * sin + r * turn * cos),
    }
  }
  const signed = (value: number) => (value < 0 ? `${value}` : ` ${value}`)
  let from = at(0)
  let [x, y] = [Math.round(from.x), Math.round(from.y)]
  let path = `M${x} ${y}c`
  for (let index = 1; index <= segments; index += 1) {
    const to = at(index * step)
    const [endX, endY] = [Math.round(to.x), Math.round(to.y)]
    path +=
      signed(Math.round(from.x + from.dx) - x) +
      signed(Math.round(from.y + from.dy) - y) +
      signed(Math.round(to.x - to.dx) - x) +
      signed(Math.round(to.y - to.dy) - y) +
      signed(endX - x) +
      signed(endY - y)
    ;[from, x, y] = [to, endX, endY]
  }
  return `${path}z`.replace('c ', 'c')
}

const short = (value: number) => String(Math.round(value * 1000) / 1000)

/**
 * `count` copies of a drawing, each rotated by `angle` degrees. Every step doubles the copies, so the
 * markup grows with the number of doublings and not of copies.
 */
function turnedCopies(drawing: string, id: string, count: number, angle: number): string {
  const use = (of: string, turn: number) =>
    `<use href="#${of}" transform="rotate(${short(turn)})"/>`
  let markup = drawing.replace(/^<\w+/, (start) => `${start} id="${id}"`)
  let [whole, size] = [id, 1]
  while (size * 2 <= count) {
    const next = `${id}${size}`
    markup = `<g id="${next}">${markup}${use(whole, size * angle)}</g>`
    ;[whole, size] = [next, size * 2]
  }
  for (let rest = count - size, step = size; rest > 0; step /= 2) {
    if (step > rest) continue
    const part = step === 1 ? id : `${id}${step / 2}`
    markup += use(part, (count - rest) * angle)
    rest -= step
  }
  return markup
}

/** The ring as markup: one curve, repeated and rotated into a mesh. */
export function ringMarkup(ring: Ring, id: string): string {
  const { lobes, repeats, tone, width = 0.7, opacity = 0.75 } = ring
  const curve = `<path d="${curvePath(ring)}"/>`
  const mesh = turnedCopies(curve, `${id}c`, repeats, 360 / lobes / repeats)
  return `<g id="${id}r" stroke="var(--color-${tone})" stroke-width="${short(width * scale)}" opacity="${opacity}" transform="scale(${1 / scale})">${mesh}</g>`
}

/** All rings of a figure. */
export function figureMarkup(recipe: Recipe, id: string): string {
  return recipe.map((ring, index) => ringMarkup(ring, `${id}${index}`)).join('')
}
