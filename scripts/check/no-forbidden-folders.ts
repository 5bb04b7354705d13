import { posix } from 'node:path'
import type { SourceFile, Violation } from './source.ts'

const FORBIDDEN = ['lib', 'utils', 'helpers', 'common', 'services', 'components', 'hooks', 'types']

/** Folders are named after their subject, not after the kind of their files. */
export function noForbiddenFolders(files: SourceFile[]): Violation[] {
  const folders = new Set(files.map((file) => posix.dirname(file.path)))
  const forbidden = new Map<string, string>()
  for (const folder of folders) {
    const parts = folder.split('/')
    const at = parts.findIndex((part) => FORBIDDEN.includes(part))
    if (at >= 0 && parts[0] !== 'public') {
      forbidden.set(parts.slice(0, at + 1).join('/'), parts[at] ?? '')
    }
  }
  return [...forbidden].map(([path, name]) => ({
    path: `${path}/`,
    message: `no folder is called '${name}': move each file to the feature, platform or ui part it is about`,
  }))
}
