/** One ring: the closed curve r(t) = radius + wave·sin(lobes·t), repeated and turned. */
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

const round = (value: number) => String(Math.round(value * 10) / 10)

/** Curves are drawn at twice their size, so that whole numbers are exact enough. */
const scale = 2

// The figures of the house stand on most pages, always the same.
const drawn = new WeakMap<Ring, string>()

/** One closed curve of the ring: relative cubic Béziers through the exact tangents, in whole numbers. */
export function curvePath(ring: Ring): string {
  const path = drawn.get(ring) ?? drawCurve(ring)
  drawn.set(ring, path)
  return path
}

function drawCurve(ring: Ring): string {
  const { radius, wave, lobes, overtone = 0, harmonic = 2, lace = 0 } = ring
  const at = (t: number) => {
    const r = radius + wave * Math.sin(lobes * t) + overtone * Math.sin(harmonic * lobes * t)
    const angle = t + lace * Math.cos(lobes * t)
    return [scale * r * Math.cos(angle), scale * r * Math.sin(angle)] as const
  }
  const segments = lobes * (overtone ? 6 : lace ? 5 : 4)
  const step = (2 * Math.PI) / segments
  const tangent = (t: number) => {
    const h = step / 1000
    const [x1, y1] = at(t - h)
    const [x2, y2] = at(t + h)
    return [((x2 - x1) / (2 * h)) * (step / 3), ((y2 - y1) / (2 * h)) * (step / 3)] as const
  }
  let [x, y] = at(0).map(Math.round) as [number, number]
  let path = `M${x} ${y}c`
  for (let index = 0; index < segments; index += 1) {
    const [from, to] = [index * step, (index + 1) * step]
    const [x0, y0] = at(from)
    const [x3, y3] = at(to)
    const [dx0, dy0] = tangent(from)
    const [dx3, dy3] = tangent(to)
    const points = [x0 + dx0, y0 + dy0, x3 - dx3, y3 - dy3, x3, y3].map(Math.round)
    const relative = points.map((value, axis) => value - (axis % 2 === 0 ? x : y))
    path += relative.map((value) => (value < 0 ? value : ` ${value}`)).join('')
    ;[x = 0, y = 0] = points.slice(4)
  }
  return `${path}z`.replace('c ', 'c')
}

const short = (value: number) => String(Math.round(value * 1000) / 1000)

/**
 * `count` copies of a drawing, each turned on by `angle` degrees. Every step doubles what is there, so
 * that the markup grows with the number of doublings and not of copies.
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

/** The ring as markup: one curve drawn, and turned into a mesh. */
export function ringMarkup(ring: Ring, id: string): string {
  const { lobes, repeats, tone, width = 0.7, opacity = 0.75 } = ring
  const curve = `<path d="${curvePath(ring)}"/>`
  const mesh = turnedCopies(curve, `${id}c`, repeats, 360 / lobes / repeats)
  return `<g id="${id}r" stroke="var(--color-${tone})" stroke-width="${short(width * scale)}" opacity="${opacity}" transform="scale(${1 / scale})">${mesh}</g>`
}

/** How a ring looks before it is engraved: its limits, its pitch and one single curve. */
export function constructionMarkup(ring: Ring): string {
  const { radius, wave, lobes, overtone = 0 } = ring
  const outer = radius + wave + overtone * 0.6
  const inner = radius - wave - overtone * 0.6
  const ticks = Array.from({ length: lobes }, (_, index) => {
    const angle = (index * 2 * Math.PI) / lobes
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return `M${round(cos * (radius - 3))} ${round(sin * (radius - 3))}L${round(cos * (radius + 3))} ${round(sin * (radius + 3))}`
  }).join('')
  return (
    `<g stroke="var(--color-blue)" stroke-width=".7" opacity=".8">` +
    `<circle r="${round(outer)}"/><circle r="${round(inner)}"/>` +
    `<circle r="${radius}" stroke-dasharray="2 5"/><path d="${ticks}"/></g>`
  )
}

type Drawing = {
  /** How many rings, from the first, are printed; the others show as construction lines. */
  engraved?: number
  /** The rings are already on the page under this id: refer to them. */
  reuse?: boolean
}

export function figureMarkup(recipe: Recipe, id: string, drawing: Drawing = {}): string {
  const { engraved = recipe.length, reuse = false } = drawing
  return recipe
    .map((ring, index) => {
      if (index >= engraved) return constructionMarkup(ring)
      return reuse ? `<use href="#${id}${index}r"/>` : ringMarkup(ring, `${id}${index}`)
    })
    .join('')
}
