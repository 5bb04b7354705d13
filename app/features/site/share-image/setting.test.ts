import { expect, test } from 'vitest'
import { sitePaths } from '#content/site-map.ts'
import { cardOf, machineLine, titleSize } from './setting.ts'

const paths = sitePaths

test('every title stays legible when a feed shows the card at half its size', () => {
  for (const path of paths) expect(titleSize(cardOf(path).title), path).toBeGreaterThanOrEqual(50)
})

test('a short title is set larger than a long one, and a very long one still fits', () => {
  expect(titleSize('e-Visa')).toBeGreaterThan(titleSize('Digital Governance & Tax Collection'))
  const size = titleSize(
    'A title of a project that somebody has described at very great length indeed',
  )
  expect(size).toBeGreaterThan(30)
})

test('the machine-readable line has 44 places of the passport alphabet, another for each page', () => {
  const lines = paths.map((path) => machineLine(cardOf(path)))
  for (const line of lines) expect(line).toMatch(/^[A-Z0-9<]{44}$/)
  expect(new Set(lines).size).toBe(lines.length)
  expect(machineLine(cardOf('/solutions/evisa'))).toMatch(/^S<UNORDIN<<E<VISA<+$/)
})
