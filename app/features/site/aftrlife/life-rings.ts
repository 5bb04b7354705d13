import { once } from '#app/ui/once.ts'

/** Rings of a life: each year grows around the one before, so that no two ever cross. */
const years = 40
export const decidedYear = 14
export const lifeRadius = 296

const fixed = (value: number) => String(Math.round(value))

/** Wide years and narrow years. */
const width = (year: number) =>
  1 + 0.42 * Math.sin(year * 1.9) * Math.sin(year * 0.53 + 1) + 0.2 * Math.sin(year * 0.31)

/** How much of a year's growth falls in one direction; one old wound is slowly grown over. */
function share(angle: number, year: number): number {
  const turned = Math.atan2(Math.sin(angle + 0.85), Math.cos(angle + 0.85))
  const wound = Math.exp(-((turned / 0.2) ** 2))
  const healing = year < 18 ? 0 : year < 23 ? -0.8 : year < 33 ? 0.36 : 0.05
  return (
    1 +
    0.16 * Math.sin(angle + 2.4 + year * 0.04) +
    0.1 * Math.sin(2 * angle + year * 0.09) +
    0.09 * Math.sin(3 * angle - year * 0.13) +
    wound * healing
  )
}

const total = Array.from({ length: years }, (_, year) => width(year)).reduce((a, b) => a + b, 0)

function radius(angle: number, year: number): number {
  let sum = 0
  for (let past = 0; past <= year; past += 1) sum += width(past) * share(angle, past)
  return (sum / total) * lifeRadius * 2 * 0.9
}

/** One ring as smooth cubics, in half units so that whole numbers are fine enough. */
function ringPath(year: number): string {
  const steps = year < 8 ? 10 : year < 18 ? 14 : 26
  const step = (2 * Math.PI) / steps
  const at = (angle: number) => {
    const r = radius(angle, year)
    return [r * Math.cos(angle), r * Math.sin(angle)] as const
  }
  const tangent = (angle: number) => {
    const [x1, y1] = at(angle - 0.001)
    const [x2, y2] = at(angle + 0.001)
    return [((x2 - x1) / 0.002) * (step / 3), ((y2 - y1) / 0.002) * (step / 3)] as const
  }
  const [startX, startY] = at(0)
  const [outX, outY] = tangent(0)
  let [x0, y0] = [Math.round(startX), Math.round(startY)]
  let path = `M${x0} ${y0}c${fixed(outX)} ${fixed(outY)} `
  for (let index = 1; index <= steps; index += 1) {
    const [x, y] = at(index * step)
    const [dx, dy] = tangent(index * step)
    const numbers = [x - dx - x0, y - dy - y0, x - x0, y - y0].map(fixed)
    path += `${index === 2 ? 's' : index > 2 ? ' ' : ''}${numbers.join(' ')}`
    ;[x0, y0] = [x0 + Number(numbers[2]), y0 + Number(numbers[3])]
  }
  return path.replaceAll(' -', '-')
}

export const decidedPath = once(() => ringPath(decidedYear))

export function yearsPath(): string {
  return Array.from({ length: years }, (_, year) => year)
    .filter((year) => year !== decidedYear)
    .map(ringPath)
    .join('')
}
