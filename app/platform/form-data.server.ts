import { AppError } from './errors.ts'

/** The fields of a form post. @throws AppError `invalid` when the body is no form */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new AppError('invalid', 'The form could not be read.')
  }
}

/** One text field, cut at `limit` characters. */
export function textField(form: FormData, name: string, limit: number): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, limit) : ''
}
