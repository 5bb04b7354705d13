import { lineAt, type SourceFile, type Violation } from './source.ts'

/** Views of the site's own pages, and what they share. */
const VIEWS = /^app\/(features\/site\/|features\/leads\/blueprint|ui\/accented\.tsx)/
/** Names of the texts in an entry of a list, and of entries that are texts themselves. */
const INSIDE = 'title|label|text|who|term|goal|solution|part|when|date|question|name'
const WHOLE = 'title|text|item|step|paragraph|feature|requirement|name'
const KEY = new RegExp(String.raw`\bkey=\{(?:(?:\w+\.)+(?:${INSIDE})|(?:${WHOLE}))\}`, 'g')
/** Lists that staff cannot change, or whose names are keys of the program. */
const MAY = [
  'app/features/site/site-menu.tsx',
  'app/features/site/rich-menu.tsx',
  'app/features/site/pricing/estimator.tsx',
]

/** Staff change the texts of these pages, so two entries of a list can say the same. */
export function keysByPlace(files: SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => VIEWS.test(path) && path.endsWith('.tsx') && !MAY.includes(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(KEY)].map(({ index }) => ({
        path,
        line: lineAt(text, index),
        message:
          'uses a text as key: staff can give two entries the same text; use the place in the list',
      })),
    )
}
