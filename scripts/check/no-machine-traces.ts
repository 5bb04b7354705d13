import { lineAt, type SourceFile, type Violation } from './source.ts'

const TRACES = [
  {
    pattern: /["'\s=](https?:)?\/\/(registry\.[\w.-]+|[\w.-]*\/(artifactory|npm-proxy|nexus))/g,
    message: 'names a package registry: leave the choice of registry to whoever installs',
  },
  {
    pattern: /(?<![\w.$}:/-])\/(work|root|home\/\w+|Users\/\w+)\/[\w.]/g,
    message: 'names a path of one machine: use a path relative to the project',
  },
]

/** The project can be installed anywhere, so it names no machine and no registry. */
export function noMachineTraces(files: SourceFile[]): Violation[] {
  return files.flatMap((file) => {
    if (file.path === 'package-lock.json') return resolvedUrls(file)
    return TRACES.flatMap(({ pattern, message }) =>
      [...file.text.matchAll(pattern)].map((match) => ({
        path: file.path,
        line: lineAt(file.text, match.index + 1),
        message,
      })),
    )
  })
}

function resolvedUrls({ path, text }: SourceFile): Violation[] {
  const at = text.search(/"resolved":\s*"(https?|git)/)
  if (at < 0) return []
  const message =
    "'resolved' ties the lock file to a host: install with omit-lockfile-registry-resolved=true (see .npmrc)"
  return [{ path, line: lineAt(text, at), message }]
}
