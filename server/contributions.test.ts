import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FEATURE_ORDER } from '#scripts/check/import-direction.ts'

const text = readFileSync('server/contributions.ts', 'utf8')
const listed = [
  ...text.slice(text.indexOf('contributions: readonly')).matchAll(/^ {2}(\w+),$/gm),
].map(([, name = '']) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))

test('every contribution of a feature is listed', () => {
  const written = globSync('app/features/**/*-contribution.server.ts').map((path) => {
    const [, , feature, file] = path.split('/')
    expect(file).toBe(`${feature}-contribution.server.ts`)
    return feature
  })
  expect(written.length).toBeGreaterThan(10)
  expect(written.filter((feature) => !listed.includes(feature ?? ''))).toEqual([])
})

test('features are listed in the order in which they may use each other', () => {
  const features = listed.filter((name) => FEATURE_ORDER.includes(name ?? ''))
  expect(features).toEqual(FEATURE_ORDER.filter((feature) => features.includes(feature)))
})
