import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, readForm } from '#app/platform/form-data.server.ts'
import { addressSchema } from '../sign-up/sign-up.ts'
import { type AuthPageNote, addressQuery, authPagePath } from './auth-page.ts'

/**
 * Answers a page whose form has one field, an e-mail address: leads back to the sign-in page, or shows
 * the form again with its errors.
 * @param done the note that the sign-in page then shows
 * @param take does what the page is for, with the checked address
 */
export async function answerAddressForm(
  request: Request,
  done: AuthPageNote,
  take: (email: string) => Promise<unknown>,
) {
  const submission = parseWithZod(onlyFields(await readForm(request), ['email']), {
    schema: addressSchema,
  })
  if (submission.status !== 'success') return data({ result: submission.reply() }, 422)
  const { email } = submission.value
  try {
    await take(email)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return data({ result: submission.reply({ formErrors: [error.userMessage] }) }, error.init)
  }
  return redirect(authPagePath(addressQuery(email), 'sign-in', done))
}
