import { AppError } from './errors.ts'

/** The fields of a form post. @throws AppError `invalid` when the body is no form */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new AppError('invalid', 'The form could not be read.')
  }
}

/**
 * The named text fields and nothing else. What a stranger posts must pass this before a form library
 * sees it: a name like `email[99999999]` would make it build a list of that length.
 */
export function onlyFields(form: FormData, names: string[]): FormData {
  const kept = new FormData()
  for (const name of names) {
    const value = form.get(name)
    if (typeof value === 'string') kept.set(name, value)
  }
  return kept
}

/** One text field, cut at `limit` characters. */
export function textField(form: FormData, name: string, limit: number): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, limit) : ''
}
