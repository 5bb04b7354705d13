import { expect, test } from 'vitest'
import { kebabCase } from './kebab-case.ts'

test.each([
  ['app/ui/PrimaryButton.tsx', 'primary-button.tsx'],
  ['app/features/leads/lead_store.server.ts', 'lead-store.server.ts'],
  ['docs/howItWorks/README.md', 'how-it-works'],
])('%s is told its right name', (path, name) => {
  const [violation] = kebabCase([{ path, text: '' }])
  expect(violation?.path).toBe(path)
  expect(violation?.message).toContain(`rename it to '${name}'`)
})

test.each([
  'app/features/leads/lead-store.server.ts',
  'docs/README.md',
  'docs/decisions/001-one-deployable.md',
  'public/Photo_1.jpg',
])('%s passes', (path) => {
  expect(kebabCase([{ path, text: '' }])).toEqual([])
})
