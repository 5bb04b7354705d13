import { expect, test } from 'vitest'
import { noForbiddenFolders } from './no-forbidden-folders.ts'

test('a drawer is named once, with where its files belong', () => {
  const files = ['app/features/leads/utils/a.ts', 'app/features/leads/utils/deep/b.ts']
  const [violation, ...others] = noForbiddenFolders(files.map((path) => ({ path, text: '' })))
  expect(violation?.path).toBe('app/features/leads/utils/')
  expect(violation?.message).toContain('move each file to the feature')
  expect(others).toEqual([])
})

test('a folder with a subject passes', () => {
  const files = ['app/features/leads/lead.ts', 'app/platform/types.ts', 'public/lib/a.js']
  expect(noForbiddenFolders(files.map((path) => ({ path, text: '' })))).toEqual([])
})
