import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isTest, isTypeScript, type SourceFile } from './source.ts'
import type { Finding } from './tools.ts'

const home = 'app/platform/built-once.ts'
const name = 'statements that are built once'

/**
 * Builds every statement that the product builds once: what is wrong with one would otherwise show only where
 * it is used for the first time.
 *
 * @param root the project
 * @param files its files
 */
export async function buildStatements(root: string, files: SourceFile[]): Promise<Finding[]> {
  const load = (path: string) => import(pathToFileURL(join(root, path)).href)
  const uses = files.filter(
    (file) =>
      isTypeScript(file) &&
      !isTest(file.path) &&
      file.path !== home &&
      /\bbuiltOnce\(/.test(file.text) &&
      file.path.startsWith('app/'),
  )
  const findings: Finding[] = []
  for (const { path } of uses) {
    try {
      await load(path)
      ;(await load(home)).buildAll()
    } catch (error) {
      findings.push({ name, output: `${path}: ${(error as Error).message}`, remedy: '' })
      break
    }
  }
  return findings
}
