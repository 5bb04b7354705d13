import type { SourceFile, Violation } from './source.ts'

const CHECKED = /^(app|server|scripts|test|e2e|bench|drill|docs)\//
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const CONVENTION = ['README.md', 'RESULTS.md']

/**
 * File and folder names are kebab-case, so that nothing depends on whether a file system distinguishes
 * case.
 */
export function kebabCase(files: SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => CHECKED.test(path))
    .flatMap(({ path }) => {
      const wrong = path.split('/').find((part) => !KEBAB.test(part) && !CONVENTION.includes(part))
      if (wrong === undefined) return []
      return [{ path, message: `'${wrong}' is not kebab-case: rename it to '${toKebab(wrong)}'` }]
    })
}

function toKebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[\s_]+/g, '-')
    .replace(/[^\w.-]/g, '')
    .toLowerCase()
}
