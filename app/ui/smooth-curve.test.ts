import { describe, expect, it } from 'vitest'
import { smoothCurve } from '#app/ui/smooth-curve.ts'

/** The end point of relative path data. */
function endOf(path: string): [number, number] {
  const [start = '', ...segments] = path.split(/[cs]/)
  let [x = 0, y = 0] = start.match(/-?\d+/g)?.map(Number) ?? []
  for (const segment of segments) {
    const [dx = 0, dy = 0] = (segment.match(/-?\d+/g)?.map(Number) ?? []).slice(-2)
    x += dx
    y += dy
  }
  return [x, y]
}

describe('smoothCurve', () => {
  it('begins and ends on the curve, without an error that grows', () => {
    const y = (x: number) => 100 + 40 * Math.sin(x / 37)
    const path = smoothCurve(y, { from: 3.4, to: 900, knots: 24 })
    expect(path).toMatch(/^M3 104c/)
    expect(endOf(path)).toEqual([900, Math.round(y(900))])
  })

  it('draws a straight line straight', () => {
    expect(smoothCurve((x) => x, { from: 0, to: 60, knots: 2 })).toBe(
      'M0 0c10 10 20 20 30 30s20 20 30 30',
    )
  })
})
