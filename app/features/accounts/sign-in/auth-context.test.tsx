import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Role } from '#app/platform/actor.ts'
import { AuthProvider, useAuth } from './auth-context.tsx'
import { authStateOf } from './auth-state.server.ts'

function Show() {
  return JSON.stringify(useAuth())
}

const actor = (role: Role, clientId: string | null) =>
  ({
    kind: 'user',
    userId: 'u',
    sessionId: 's',
    email: 'ada@example.org',
    fullName: 'Ada',
    role,
    clientId,
  }) as const

const shown = (state: ReturnType<typeof authStateOf>, loading?: boolean) =>
  JSON.parse(
    renderToStaticMarkup(
      <AuthProvider state={state} loading={loading}>
        <Show />
      </AuthProvider>,
    ).replaceAll('&quot;', '"'),
  )

test('outside its provider it says so', () => {
  expect(() => renderToStaticMarkup(<Show />)).toThrow(
    'useAuth must be used within an AuthProvider',
  )
})

test('inside it knows user, session and profile', () => {
  expect(shown(authStateOf(actor('client_user', 'c'), '/dashboard'), true)).toEqual({
    user: { id: 'u', email: 'ada@example.org' },
    session: { id: 's' },
    profile: {
      user_id: 'u',
      email: 'ada@example.org',
      full_name: 'Ada',
      role: 'client_user',
      client_id: 'c',
    },
    loading: true,
    isAdmin: false,
    hasClientAccess: true,
  })
})

test('an administrator has access without a client, others have not', () => {
  const access = (role: Role) => shown(authStateOf(actor(role, null), '/auth')).hasClientAccess
  expect([access('admin'), access('client_admin'), access('client_user')]).toEqual([
    true,
    false,
    false,
  ])
})

test('public pages are told nothing', () => {
  for (const path of ['/', '/contact', '/authors', '/dashboards', '/blog/auth'])
    expect(authStateOf(actor('admin', null), path), path).toBeNull()
  expect(shown(null)).toMatchObject({ user: null, session: null, profile: null })
})
