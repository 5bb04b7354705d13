import { expect, test } from 'vitest'
import { knownIntents } from './known-intents.ts'

const path = 'app/routes/admin/parcel.tsx'

test.each([
  "if (form.get('intent') === 'remove') return remove()",
  "const intent = textField(form, 'intent', 20)",
])('%s has to refuse what it does not know', (text) => {
  const [violation, ...others] = knownIntents([{ path, text: `\n${text}` }])
  expect(violation).toMatchObject({ path, line: 2 })
  expect(violation?.message).toContain('readIntent')
  expect(others).toEqual([])
})

test.each([
  [path, "const intent = readIntent(form, ['save', 'remove'])"],
  [path, "const pending = useNavigation().formData?.get('intent') === 'save'"],
  ['app/routes/admin/newsletter-issue.tsx', "const intent = textField(form, 'intent', 60)"],
  ['app/features/parcels/parcel.test.ts', "form.get('intent')"],
])('%s may: %s', (from, text) => {
  expect(knownIntents([{ path: from, text }])).toEqual([])
})
