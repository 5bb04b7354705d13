import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ensureBuild } from './build.ts'
import { checkAndReport } from './check.ts'

interface Counts {
  passed: number
  failed: number
}

interface FileReport {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: FileReport[]
}

const root = resolve(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const counted: Counts = { passed: 0, failed: 0 }
const broken: string[] = []
const complaints: string[] = []

/** Runs one stage, measures its time, and notes a failure; later stages run anyway. */
async function stage(name: string, run: () => Promise<boolean>): Promise<void> {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const well = await run().catch((error: unknown) => {
    console.error(error)
    return false
  })
  if (!well) broken.push(name)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`── ${name} ${well ? 'done' : 'FAILED'} in ${seconds} s`)
}

async function vitest(): Promise<boolean> {
  const report = join(reports, 'tests.json')
  const args = ['run', '--passWithNoTests', '--reporter=default']
  args.push('--reporter=json', `--outputFile.json=${report}`)
  args.push('--reporter=./scripts/slowest-files-reporter.ts')
  // Arguments after `npm test --` are passed to Vitest: a file name, -t, --bail.
  const code = await run('vitest', [...args, ...process.argv.slice(2)])
  if (!existsSync(report)) return false
  const results = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  complaints.push(...results.testResults.flatMap(complaintsOf))
  const { passed, failed } = count(results)
  counted.passed += passed
  counted.failed += failed
  return code === 0
}

function count({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  // A file that fails before its first test, for example in an import, must not count as zero
  // failures.
  const stillborn = testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && !assertionResults.some((one) => one.status === 'failed')
  })
  return { passed: numPassedTests, failed: numFailedTests + stillborn.length }
}

/** The failures of a file, each with the first lines of its message, for the end of the log. */
function complaintsOf({ name, status, message, assertionResults }: FileReport): string[] {
  const failed = assertionResults.filter((one) => one.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [`${name}: ${beginning(message)}`] : []
  return failed.map(({ fullName, failureMessages }) => {
    return `${name}: ${fullName}\n  ${beginning(failureMessages?.join('\n') ?? '')}`
  })
}

function beginning(text: string): string {
  return text.split('\n').slice(0, 8).join('\n  ').slice(0, 1200)
}

function run(command: string, args: string[]): Promise<number> {
  return new Promise((done, reject) => {
    const bin = join(root, 'node_modules/.bin', command)
    const child = spawn(bin, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', reject)
    child.on('close', (code) => done(code ?? 1))
  })
}

await stage('build', async () => {
  await ensureBuild()
  return true
})
// The checks use the processor time that the tests leave while they wait.
await Promise.all([
  stage('check', () => checkAndReport(root)),
  // All kinds of tests in one run: small ones fill the time until the last large one has ended.
  stage('tests', vitest),
])

rmSync(reports, { recursive: true, force: true })
for (const complaint of complaints) console.log(`\nFAILED ${complaint}`)
if (broken.length > 0) console.log(`\nfailed: ${broken.join(', ')}`)
console.log(`\ntests: ${counted.passed} passed, ${counted.failed} failed`)
process.exitCode = broken.length > 0 || counted.failed > 0 ? 1 : 0
