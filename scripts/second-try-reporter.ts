import type { Reporter, TestCase } from 'vitest/node'

/** Names at the end every test that passed only at its second try: each is a flake to be mended. */
export default class SecondTryReporter implements Reporter {
  private readonly named: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.named.push(`${test.module.moduleId}: ${test.fullName}`)
  }

  onTestRunEnd(): void {
    for (const name of this.named) console.log(`NEEDED A SECOND TRY ${name}`)
  }
}
