import { matchesGlob, posix } from 'node:path'
import { lineAt, type SourceFile, type Violation } from './source.ts'

/** Every path of an `@source` in a style sheet matches a file, also after files are renamed. */
export function styleSources(files: SourceFile[]): Violation[] {
  const paths = files.map(({ path }) => path)
  return files
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^@source (?:not )?'([^']+)';/gm)].flatMap(({ 1: source = '', index }) =>
        alternatives(source)
          .filter((one) => !hasMatch(posix.join(posix.dirname(path), one), paths))
          .map((one) => ({
            path,
            line: lineAt(text, index),
            message: `no file matches ${one}: name the file as it is called now`,
          })),
      ),
    )
}

/** `./{a,b}*` → `./a*` and `./b*`. */
function alternatives(source: string): string[] {
  const [whole, inside = ''] = /\{([^}]*)\}/.exec(source) ?? []
  return whole ? inside.split(',').map((one) => source.replace(whole, one)) : [source]
}

const hasMatch = (pattern: string, paths: string[]) =>
  paths.some((path) => path.startsWith(`${pattern}/`) || matchesGlob(path, pattern))
