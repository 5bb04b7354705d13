import { expect, test } from 'vitest'
import { copyInComponents } from './copy-in-components.ts'

const path = 'app/features/leads/lead-form.tsx'
const view = (jsx: string) => `export function View() {\n  return ${jsx}\n}\n`

test.each([
  ['text', '<p>Send us a message</p>'],
  ['text beside a value', '<p>{count} open tickets</p>'],
  ['a string', "<p>{'Send message'}</p>"],
  ['a condition', "<p>{busy ? 'Sending your message' : text.send}</p>"],
  ['a fallback', "<p>{name || 'no name'}</p>"],
  ['a template', '<p>{`Hello dear friend`}</p>'],
  ['a placeholder', '<input placeholder="Your name" />'],
  ['a label', "<button aria-label={'Close menu'} />"],
  ['a fragment', '<>Not found here</>'],
])('%s with a sentence is sent to the content', (_, jsx) => {
  const [violation, ...others] = copyInComponents([{ path, text: view(jsx) }])
  expect(violation).toMatchObject({ path, line: 2 })
  expect(violation?.message).toContain('move the sentence to app/content/en/')
  expect(others).toEqual([])
})

test.each([
  ['words from the content', '<p>{text.send}</p>'],
  ['classes', '<p className="flex items-center gap-2" data-state="is open">{text.a}</p>'],
  ['one word', '<h1>Unordin</h1>'],
  ['signs', '<p>{a} · {b} — {c} / 24</p>'],
  ['code', '<code>npm run build</code>'],
  ['an argument', "<p>{format(date, 'd MMMM yyyy')}</p>"],
  ['a comparison', "<p>{status === 'in progress' ? text.a : text.b}</p>"],
])('%s: no copy', (_, jsx) => {
  expect(copyInComponents([{ path, text: view(jsx) }])).toEqual([])
})

test('content and tests may hold sentences', () => {
  const text = view('<p>Send us a message</p>')
  const paths = ['app/content/en/home.tsx', 'app/ui/card.test.tsx', 'e2e/home.tsx']
  expect(copyInComponents(paths.map((one) => ({ path: one, text })))).toEqual([])
})
