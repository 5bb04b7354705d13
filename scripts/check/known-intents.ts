import { isTest, isTypeScript, lineAt, type SourceFile, type Violation } from './source.ts'

const MESSAGE = "an action's intent that may be any text: read it with readIntent, which refuses it"

// `formData?.get('intent')` is a page that asks which of its buttons was pressed.
const READS = /(?<!\?)\.get\('intent'\)|textField\(\w+, 'intent'/g

// Their buttons name a row or a text (`up:ID`); each refuses what it does not know.
const COMPOSED = [
  'app/features/billing/invoice-actions.server.ts',
  'app/features/engagements/engagement-actions.server.ts',
  'app/features/page-texts/page-texts-actions.server.ts',
  'app/routes/admin/newsletter-issue.tsx',
]

/** No action takes an unknown intent as one of its writes. */
export function knownIntents(files: SourceFile[]): Violation[] {
  return files
    .filter((file) => isTypeScript(file) && file.path.startsWith('app/'))
    .filter((file) => !isTest(file.path) && !COMPOSED.includes(file.path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(READS)].map(({ index }) => ({
        ...{ path, line: lineAt(text, index), message: MESSAGE },
      })),
    )
}
