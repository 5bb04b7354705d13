import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

const shown = 10

/** Prints the slowest test files at the end, so that a run that grows is noticed. */
export default class SlowestFilesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const timed = modules.map((module) => {
      const { collectDuration, setupDuration, duration } = module.diagnostic()
      const seconds = (collectDuration + setupDuration + duration) / 1000
      return { name: relative(process.cwd(), module.moduleId), seconds }
    })
    timed.sort((one, other) => other.seconds - one.seconds)
    const all = timed.reduce((sum, { seconds }) => sum + seconds, 0)
    const slowest = timed.slice(0, shown)
    console.log(`\nThe slowest of ${timed.length} test files (all together ${all.toFixed(0)} s):`)
    for (const { name, seconds } of slowest)
      console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
  }
}
