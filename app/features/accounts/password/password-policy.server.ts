import { promiseOnce } from '#app/platform/promise-once.ts'
import { auth } from '#content/auth.ts'
import { company } from '#content/company.ts'

const { errors } = auth
/** A score from 0 to 4; 3 means that it takes more than 100 million guesses. */
const enough = 3
// Long passwords with repeats take long to score, and a weak one shows in its first characters.
const looksAt = 64

/** The word lists are large, so they are loaded with the first password that is chosen. */
const checker = promiseOnce(async () => {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
  })
})

/**
 * What is wrong with a new password of the right length, in words that say what to do, or null.
 * @param person whose name and address do not make a password strong
 */
export async function passwordFault(
  password: string,
  person: { email: string; fullName: string },
): Promise<string | null> {
  const parts = `${person.fullName} ${person.email}`.split(/[\s@.+_-]+/)
  const own = [...parts, person.email, person.fullName, company.name].filter(
    (part) => part.length > 2,
  )
  const result = (await checker()).check(password.slice(0, looksAt), own)
  if (result.score >= enough) return null
  const isPersonal = result.sequence.some(
    (part) => 'dictionaryName' in part && part.dictionaryName === 'userInputs',
  )
  return isPersonal ? errors.passwordPersonal : errors.passwordCommon
}
