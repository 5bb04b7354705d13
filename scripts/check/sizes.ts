import { isTypeScript, type SourceFile, type Violation } from './source.ts'

const LONGEST = 300
const NINE_OF_TEN = 200
const MEDIAN = 80
const SHOWN = 5

const COPY_OR_DATA = /^app\/content\/|\.data\.ts$|^db\/migrations\//

/** Files stay small enough to be read in one go; most are much smaller. */
export function sizes(files: SourceFile[]): Violation[] {
  const measured = files
    .filter((file) => isTypeScript(file) && !COPY_OR_DATA.test(file.path))
    .map(({ path, text }) => ({ path, lines: text.replace(/\n$/, '').split('\n').length }))
    .toSorted((a, b) => b.lines - a.lines)
  if (measured.length === 0) return []

  const tooLong = measured
    .filter(({ lines }) => lines > LONGEST)
    .map(({ path, lines }) => ({
      path,
      message: `${lines} lines, at most ${LONGEST}: split it by what its parts are about`,
    }))

  const worst = measured.slice(0, SHOWN).map(({ path, lines }) => `${path} (${lines})`)
  const shares = [
    { name: '90th percentile', share: 0.1, most: NINE_OF_TEN },
    { name: 'median', share: 0.5, most: MEDIAN },
  ]
  const sprawling = shares.flatMap(({ name, share, most }) => {
    const lines = measured[Math.floor(measured.length * share)]?.lines ?? 0
    if (lines <= most) return []
    const message = `${name} of file lengths is ${lines} lines, at most ${most}: split the longest: ${worst.join(', ')}`
    return [{ path: '.', message }]
  })
  return [...tooLong, ...sprawling]
}
