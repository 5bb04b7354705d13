import { expect, test } from 'vitest'
import { createPlaces } from './places.ts'

test('so much work runs at once, what waits follows in turn, and a fault gives its place back', async () => {
  const inPlace = createPlaces(2)
  const begun: number[] = []
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const works = ends.map(({ promise }, index) =>
    inPlace(async () => {
      begun.push(index)
      await promise
      return index
    }),
  )
  await Promise.resolve()
  expect(begun).toEqual([0, 1])
  ends[1]?.reject(new Error('failed'))
  await expect(works[1]).rejects.toThrow('failed')
  expect(begun).toEqual([0, 1, 2])
  ends[0]?.resolve()
  ends[2]?.resolve()
  ends[3]?.resolve()
  expect(await Promise.all([works[0], works[2], works[3]])).toEqual([0, 2, 3])
  expect(begun).toEqual([0, 1, 2, 3])
})
