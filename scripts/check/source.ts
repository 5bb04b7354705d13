import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the project as the structure checks see it; `path` is relative, with slashes. */
export interface SourceFile {
  path: string
  text: string
}

/** A violated rule: where, what, and the remedy. */
export interface Violation {
  path: string
  line?: number
  message: string
}

/** A structure check: it receives all files at once and reads nothing else. */
export type Rule = (files: SourceFile[]) => Violation[]

const TEXT_FILE =
  /(\.(tsx?|css|json|md|sql|ya?ml|html|txt|svg|webmanifest|sh)|(^|\/)\.?[\w-]+|(^|\/)\.ci\/.+)$/
const NOT_OURS = /(^|\/)(node_modules|build|data|\.git|\.react-router|\.vite|test-results)\//
const LARGEST = 2_000_000

/**
 * Reads the project's text files: those that git tracks or would track, otherwise all files of the
 * folder.
 */
export function readSources(root: string): SourceFile[] {
  return listFiles(root)
    .filter((path) => TEXT_FILE.test(path) && !NOT_OURS.test(path))
    .map((path) => ({ path, full: join(root, path) }))
    .filter(({ full }) => isReadable(full))
    .map(({ path, full }) => ({ path, text: readFileSync(full, 'utf8') }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** TypeScript written by hand, without declarations. */
export function isTypeScript(file: SourceFile): boolean {
  return /\.tsx?$/.test(file.path) && !file.path.endsWith('.d.ts')
}

/** Tests and the test harness may import everything: they are not part of the product. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.startsWith('test/') || path.startsWith('e2e/')
}

/** The 1-based line of a character offset. */
export function lineAt(text: string, offset: number): number {
  let line = 1
  for (let i = 0; i < offset; i++) if (text.charCodeAt(i) === 10) line++
  return line
}

/** One violation as it is printed in a terminal. */
export function printViolation({ path, line, message }: Violation): string {
  return `${line === undefined ? path : `${path}:${line}`}  ${message}`
}

function listFiles(root: string): string[] {
  if (existsSync(join(root, '.git'))) {
    const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
    const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    return [...new Set(listed.split('\0').filter(Boolean))]
  }
  // An unpacked archive has no git, and the checks must run there too.
  const found = globSync(['**/*', '.*', '.ci/*'], {
    cwd: root,
    exclude: (path) => NOT_OURS.test(`${path}/`),
  })
  return found.map((path) => path.replaceAll('\\', '/'))
}

function isReadable(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats?.isFile() === true && stats.size <= LARGEST
}
