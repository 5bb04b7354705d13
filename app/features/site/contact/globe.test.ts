import { describe, expect, test } from 'vitest'
import { createGlobe, engravedGlobe } from './globe.ts'

const middle = { latitude: 36, longitude: -70 }

describe('the globe', () => {
  const globe = createGlobe(100, middle)

  test('shows its middle in the middle and the other side behind', () => {
    expect(globe.at(middle)).toMatchObject({ x: 0, z: 100 })
    expect(globe.at({ latitude: -36, longitude: 110 }).z).toBeCloseTo(-100)
  })

  test('has the north up and the east to the right', () => {
    expect(globe.at({ latitude: 60, longitude: -70 }).y).toBeLessThan(0)
    expect(globe.at({ latitude: 36, longitude: -40 }).x).toBeGreaterThan(0)
  })

  test('leaves out what lies behind it', () => {
    expect(globe.parallel(-60)).toBe('')
    expect(globe.parallel(40, 170)).toBe('')
    expect(globe.parallel(75)).toMatch(/ 1 0 /)
  })

  test('ends its meridians on the rim', () => {
    for (let longitude = -180; longitude < 180; longitude += 15) {
      const [x = 0, y = 0] = globe.meridian(longitude).split(/[ A]/).slice(-2).map(Number)
      expect(Math.hypot(x, y), String(longitude)).toBeCloseTo(100, 0)
      expect(y).toBeGreaterThanOrEqual(0)
    }
  })
})

test('the drawing stays small', () => {
  const { net, shade, places } = engravedGlobe(185, middle, [{ latitude: 45, longitude: -75 }])
  expect(net.length + shade.length).toBeLessThan(8_000)
  expect(places).toHaveLength(1)
  expect(net).not.toMatch(/NaN/)
})
