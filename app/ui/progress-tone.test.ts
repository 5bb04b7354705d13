import { expect, test } from 'vitest'
import { progressTone } from './progress-tone.ts'

test.each([
  [0, 'blue'],
  [49, 'blue'],
  [49.9, 'blue'],
  [50, 'ochre'],
  [79, 'ochre'],
  [79.9, 'ochre'],
  [80, 'verdigris'],
  [100, 'verdigris'],
])('%s percent is %s', (percent, tone) => {
  expect(progressTone(percent)).toBe(tone)
})
