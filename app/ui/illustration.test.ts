import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { illustrationSvg, recipeOf, sealRecipe } from '#app/ui/illustration.ts'
import { figures } from './figures.ts'

const tokens = ['surface', 'navy', 'ochre', 'vermilion', 'verdigris', 'blue', 'ink-muted']
const inks = (value: string) => Object.fromEntries(tokens.map((token) => [token, value]))
const print = (name: string) =>
  illustrationSvg(name, { light: inks('#111111'), dark: inks('#eeeeee') })
const names = ['one-visa-file', 'every-payment', 'a', 'x-1', 'constructor', 'cloud', 'aftrlife']

test('the same name gives the same plate, another name another one', () => {
  expect(names.map(print)).toEqual(names.map(print))
  expect(new Set(names.map(print)).size).toBe(names.length)
})

test('a figure of the house is printed as it is, and every ink is set', () => {
  expect(recipeOf('cloud')).toBe(figures.cloud)
  for (const name of names) {
    expect(print(name), name).not.toMatch(/undefined|NaN/)
    for (const [, token = ''] of print(name).matchAll(/var\(--color-([\w-]+)\)/g)) {
      expect(print(name)).toContain(`--color-${token}:#`)
    }
  }
})

test('a plate is a small picture', () => {
  for (const name of names) expect(gzipSync(print(name)).length, name).toBeLessThan(9000)
})

test('the middle of a seal is clear for letters', () => {
  for (const name of names) {
    for (const { radius, wave } of sealRecipe(name)) expect(radius - wave).toBeGreaterThan(150)
  }
})
