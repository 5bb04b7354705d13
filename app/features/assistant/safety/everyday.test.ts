import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dangerIn } from './danger.ts'
import { screen } from './labels.ts'

/** How visitors ask the known questions in everyday words: nobody in danger, and nobody who wants a person. */
const asked = globSync('app/content/en/questions/everyday/*.txt').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line && !/^[#=] /.test(line)),
)

test('everyday questions about our work sound like no danger to life', () => {
  expect(asked.length).toBeGreaterThan(15_000)
  const alarms = asked.flatMap((text) => {
    const danger = dangerIn(text)
    return danger ? [`${danger.level}: ${text}`] : []
  })
  expect(alarms).toEqual([])
})

test('they rarely seem to be something else', () => {
  const screened = asked.map(screen)
  const share = (label: string) =>
    screened.filter(({ labels, likely }) =>
      [...labels, (likely?.share ?? 0) >= 0.5 && likely?.sort].includes(label as never),
    ).length / asked.length
  expect(share('person')).toBeLessThan(0.005)
  expect(share('complaint')).toBeLessThan(0.004)
  expect(share('press')).toBeLessThan(0.004)
  expect(share('support')).toBeLessThan(0.006)
})
