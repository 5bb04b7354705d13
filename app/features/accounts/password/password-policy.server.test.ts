import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { auth } from '#content/auth.ts'
import { passwordFault } from './password-policy.server.ts'

const nobody = { email: 'ada@example.org', fullName: 'Ada Lovelace' }
/** The shortest password that the product accepts; shorter ones are refused before. */
const shortest = 10

test('common passwords that are long enough are refused', async () => {
  const ranked: readonly string[] = dictionary['passwords-common'] as readonly string[]
  const common = ranked.filter(({ length }) => length >= shortest)
  expect(common.length).toBeGreaterThan(1500)
  const accepted: string[] = []
  // They are found in one list in the same way, and each takes milliseconds: one of ten, from the most
  // common to the rarest, and all that are not only letters and digits.
  const tried = common.filter((one, rank) => rank % 10 === 0 || /[^a-z0-9]/i.test(one))
  for (const password of [...tried, common.at(-1) ?? ''])
    if ((await passwordFault(password, nobody)) === null) accepted.push(password)
  expect(accepted).toEqual([])
})

test.each(['Password123!', 'qwertyuiop123', '1234567890abc', 'iloveyou2024', 'aaaaaaaaaaaaaaaa'])(
  'a common password with little added is refused: %s',
  async (password) => {
    expect(await passwordFault(password, nobody)).toBe(auth.errors.passwordCommon)
  },
)

test('what names the person makes no password, and an unusual one is accepted', async () => {
  expect(await passwordFault('adalovelace', nobody)).toBe(auth.errors.passwordPersonal)
  expect(await passwordFault('Nine-lanterns-7-harbour', nobody)).toBeNull()
})
