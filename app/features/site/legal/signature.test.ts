import { expect, test } from 'vitest'
import { signaturePath } from './signature.ts'

test('the signature is small, smooth and stays in its box', () => {
  const path = signaturePath()
  expect(path.length).toBeLessThan(4_000)
  expect(path).not.toMatch(/NaN/)
  const numbers = path
    .split(/[MQ ]+/)
    .filter(Boolean)
    .map(Number)
  const across = numbers.filter((_, index) => index % 2 === 0)
  const down = numbers.filter((_, index) => index % 2 === 1)
  expect(Math.min(...across)).toBeGreaterThan(0)
  expect(Math.max(...across)).toBeLessThan(780)
  expect(Math.min(...down)).toBeGreaterThan(0)
  expect(Math.max(...down)).toBeLessThan(240)
})
