/** The length of one repeat of the ribbon, and half its height. */
export const repeat = 180
export const reach = 30
/** A quarter turn takes exactly one repeat. */
export const turn = (2 * repeat) / Math.PI

const strands = 9
const segments = 4

type Point = readonly [number, number]
type Place = (along: number, aside: number) => Point

const straight: Place = (along, aside) => [along, -aside]
const bent: Place = (along, aside) => {
  const angle = along / turn
  return [(turn + aside) * Math.sin(angle), turn - (turn + aside) * Math.cos(angle)]
}

const round = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`

/** One repeat of plaited sines, as cubic Béziers through their tangents. */
function ribbonPath(place: Place): string {
  const step = repeat / segments
  const lines = Array.from({ length: strands }, (_, strand) => {
    const phase = (2 * Math.PI * strand) / strands
    const at = (along: number) => {
      const t = (2 * Math.PI * along) / repeat
      return place(along, 22 * Math.sin(t + phase) + 6 * Math.sin(2 * t + 3 * phase))
    }
    const tangent = (along: number): Point => {
      const [x1, y1] = at(along - 0.01)
      const [x2, y2] = at(along + 0.01)
      return [((x2 - x1) / 0.02) * (step / 3), ((y2 - y1) / 0.02) * (step / 3)]
    }
    const curve = Array.from({ length: segments }, (_, index) => {
      const [from, to] = [at(index * step), at((index + 1) * step)]
      const [leave, arrive] = [tangent(index * step), tangent((index + 1) * step)]
      const first = round([from[0] + leave[0], from[1] + leave[1]])
      const second = round([to[0] - arrive[0], to[1] - arrive[1]])
      return `${first} ${second} ${round(to)}`
    })
    return `M${round(at(0))}C${curve.join(' ')}`
  })
  return lines.join('')
}

export const straightPath = ribbonPath(straight)
export const bendPath = ribbonPath(bent)
