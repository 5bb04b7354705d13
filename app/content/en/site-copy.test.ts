import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { about } from '#content/about.ts'
import { companyProfile } from '#content/company-profile.ts'
import { home } from '#content/home.ts'

test('the company has one mission', () => {
  expect(about.mission.headline.map(({ text }) => text).join('')).toBe(companyProfile.mission)
  expect(home.vision.mission).toBe(companyProfile.mission)
})

test('the lines of a passport page are short enough to stand whole on a phone', async () => {
  let lines = 0
  for await (const file of glob('app/content/**/*.ts')) {
    for (const [, line = ''] of (await readFile(file, 'utf8')).matchAll(/\bmrz: '([^']*)'/g)) {
      expect(line.length, `${file}: ${line}`).toBeLessThanOrEqual(28)
      lines += 1
    }
  }
  expect(lines).toBeGreaterThan(20)
})
