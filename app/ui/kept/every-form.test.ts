import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/** Forms for words that keep nothing, each with its reason. */
const notKept: Record<string, string> = {
  'accounts/address/address-form.tsx': 'an address and a password',
  'accounts/calendar/calendar-section.tsx': 'its field only shows an address',
  'accounts/clients/new-for-client.tsx': 'a search',
  'accounts/passkeys/passkey-add.tsx': 'a password, and a name of two words',
  'accounts/passkeys/passkey-rename.tsx': 'a name of two words',
  'accounts/password/password-form.tsx': 'passwords',
  'accounts/second-factor/code-step.tsx': 'a code',
  'accounts/second-factor/second-factor-set-up.tsx': 'a code and a password',
  'accounts/sign-in/admin-sign-in.tsx': 'an address and a password',
  'accounts/sign-in/sign-in-again.tsx': 'a password or a code',
  'accounts/sign-in/sign-in-form.tsx': 'an address and a password',
  'accounts/sign-in/one-field-form.tsx': 'an address or a password',
  'accounts/sign-up/sign-up-form.tsx': 'nobody is signed in',
  'accounts/users/user-edit.tsx': 'choices; its text field searches for a client',
  'lists/save-as.tsx': 'a name of two words',
  'people/merge/merge-page.tsx': 'a search',
  'publishing/client-choice-field.tsx': 'a search',
  'saved-views/saved-view-page.tsx': 'a name of two words',
  'saved-views/saved-view-row.tsx': 'a name of two words',
  'publishing/publication-editor.tsx':
    'the server keeps its draft, on every device; what does not reach it, `unsaved-text.ts`',
  'assistant/widget/answer-by-mail-form.tsx': 'a public page',
  'assistant/widget/chat-composer.tsx': 'a public page',
  'assistant/widget/lead-form.tsx': 'a public page',
  'assistant/widget/thumbs.tsx': 'a public page',
  'bookings/booking-calendar.tsx': 'a public page',
  'careers/application-form.tsx': 'a public page, which keeps its own draft',
  'demo/demo-gate.tsx': 'a public page',
  'intake/subscribe-form.tsx': 'a public page',
  'leads/enquiry-form.tsx': 'a public page, which keeps its own draft',
  'leads/get-started-form.tsx': 'a public page, which keeps its own answers',
}

const files = new Map(
  globSync('app/**/*.tsx')
    .filter((path) => !path.includes('.test.'))
    .map((path) => [path, readFileSync(path, 'utf8')]),
)
const kit = ['app/ui/field.tsx', 'app/ui/text-field.tsx', 'app/ui/form.tsx']
const sourceOf = (path: string) => files.get(path) ?? ''
const hasForm = (path: string) => /<(\w+\.)?[Ff]orm\b/.test(sourceOf(path)) && !kit.includes(path)
const wrapsFields = (path: string) => hasForm(path) && sourceOf(path).includes('{children')

const noWords = /type="(hidden|checkbox|radio|file|date|password|search|submit)"/
/** Whether a file has a field for words. */
const takesWords = (path: string) =>
  [...sourceOf(path).matchAll(/<(Textarea|textarea|TextField|Input|input)\b([^>]*)/g)].some(
    ([, kind = '', attributes = '']) => !/^input$/i.test(kind) || !noWords.test(attributes),
  )

const importsOf = (path: string) =>
  [...sourceOf(path).matchAll(/from '([^']+)'/g)]
    .map(([, target = '']) =>
      target.startsWith('#app/')
        ? join('app', target.slice(5))
        : target.startsWith('.')
          ? normalize(join(dirname(path), target))
          : '',
    )
    .filter((target) => files.has(target))

const importers = new Map<string, string[]>()
for (const path of files.keys())
  for (const target of importsOf(path))
    importers.set(target, [...(importers.get(target) ?? []), path])

/** The files whose forms contain the fields of a file. */
function formsOf(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return []
  seen.add(path)
  if (hasForm(path)) return [path]
  const around = importsOf(path).filter(wrapsFields)
  if (around.length > 0) return around
  return (importers.get(path) ?? []).flatMap((one) => formsOf(one, seen))
}

test('every form for words in panel and portal keeps them, or says why not', () => {
  const hosts = [...files.keys()]
    .filter((path) => takesWords(path) && !kit.includes(path))
    .flatMap((path) => formsOf(path))
  const forms = [...new Set(hosts)].filter((path) => !path.startsWith('app/routes/site/'))
  const short = (path: string) => path.replace(/^app\/(features\/)?/, '')
  const silent = forms.filter((path) => !/<Kept\b/.test(sourceOf(path))).map(short)
  expect(forms.length).toBeGreaterThan(50)
  expect(silent.filter((path) => !(path in notKept))).toEqual([])
  const idle = Object.keys(notKept).filter((path) => !silent.includes(path))
  expect(idle).toEqual([])
})
