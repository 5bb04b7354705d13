import { expect, it } from 'vitest'
import { ownPath } from '#app/platform/own-path.ts'

it.each(['/dashboard', '/dashboard/support?status=open#list', '/lead_admin/leads?q=a.data'])(
  'takes %s',
  (path) => expect(ownPath(path, '/fallback')).toBe(path),
)

it.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/a\nb',
  'dashboard',
  '',
  '/dashboard.data',
  '/dashboard/documents.data?_routes=root',
])('refuses %j', (path) => expect(ownPath(path, '/fallback')).toBe('/fallback'))
