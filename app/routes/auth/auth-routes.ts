import { type RouteConfig, route } from '@react-router/dev/routes'

/** Where clients sign in, and what mailed links open. */
export const authRoutes = [
  route('auth', 'routes/auth/auth.tsx'),
  route('auth/code', 'routes/auth/code.tsx'),
  route('auth/passkey', 'routes/auth/passkey.ts'),
  route('auth/forgot', 'routes/auth/forgot.tsx'),
  route('auth/reset', 'routes/auth/reset.tsx'),
  route('auth/verify', 'routes/auth/verify.tsx'),
  route('auth/address', 'routes/auth/address.tsx'),
  route('auth/resend', 'routes/auth/resend.tsx'),
  route('auth/invitation', 'routes/auth/invitation.ts'),
  route('auth/session', 'routes/auth/session.ts'),
  route('auth/again', 'routes/auth/again.ts'),
  route('auth/sign-out', 'routes/auth/sign-out.ts'),
] satisfies RouteConfig
