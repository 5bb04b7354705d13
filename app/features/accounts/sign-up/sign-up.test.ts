import { expect, it } from 'vitest'
import { signUpSchema } from '#app/features/accounts/sign-up/sign-up.ts'

const name = (fullName: string) => signUpSchema.shape.fullName.safeParse(fullName)

it.each([
  ['A\0 Bob', 'A Bob'],
  ['  Bob \r\nBcc: x ', 'Bob Bcc: x'],
  ['Bob\u202Eevil', 'Bobevil'],
  ['Siobhán Ní Bhriain', 'Siobhán Ní Bhriain'],
])('a name is one line of text: %j', (typed, stored) => expect(name(typed).data).toBe(stored))

it.each(['B', '\0\0\0', 'x'.repeat(101)])('%j is no name', (typed) =>
  expect(name(typed).success).toBe(false),
)
