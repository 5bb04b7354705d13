import { expect, test } from 'vitest'
import { readRedirect } from './redirect.ts'

const read = (from: string, target: string, status = '301') =>
  readRedirect({ id: '', from, target, status })

test.each([
  ['/visa', '/solutions/evisa', { from: '/visa', target: '/solutions/evisa' }],
  [
    '/Old/Page/',
    '/contact?from=print#write',
    { from: '/old/page', target: '/contact?from=print#write' },
  ],
  [
    '/visa',
    'https://example.org/a b'.replace(' ', '%20'),
    { from: '/visa', target: 'https://example.org/a%20b' },
  ],
  ['/visa', '/', { from: '/visa', target: '/' }],
])('%s leads to %s', (from, target, values) => {
  expect(read(from, target)).toEqual({ values: { ...values, status: 301 } })
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://example.org',
  'https://name:secret@example.org',
  'https:///',
  'https:evil.example',
  '/contact\r\nSet-Cookie: a=b',
  '/contact.data',
  '/..//evil.example',
  'contact',
  '',
])('%j is no target', (target) => {
  expect(read('/visa', target)).toHaveProperty('faults.target')
})

test.each([
  '',
  '/',
  'visa',
  '//visa',
  '/a//b',
  '/a b',
  '/a?b=c',
  '/a#b',
  '/a\\b',
  '/a.data',
  '/a\r\nb',
])('%j is no path to come from', (from) => {
  expect(read(from, '/contact')).toHaveProperty('faults.from')
})

test('a redirect does not lead to itself, in any spelling', () => {
  expect(read('/visa', '/VISA/?again')).toHaveProperty('faults.target')
})

test('only the two kinds exist', () => {
  expect(read('/visa', '/contact', '307')).toHaveProperty('faults.status')
})
