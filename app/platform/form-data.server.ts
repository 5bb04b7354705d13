import { AppError } from './errors.ts'

/** What a form without files may weigh. */
export const formBytes = 256 * 1024

/**
 * The fields of a form post; a bare one, without a body, has none.
 * @throws AppError `invalid` when the body is no form, or too large for one without files
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    if (!request.headers.has('content-type') && (await isEmpty(request.body))) return new FormData()
    const body = request.body?.pipeThrough(upTo(formBytes))
    return await new Response(body, { headers: request.headers }).formData()
  } catch {
    throw new AppError('invalid', 'The form could not be read.')
  }
}

/** Whether nothing was sent; of what was, nothing is left to read. */
async function isEmpty(body: ReadableStream<Uint8Array> | null): Promise<boolean> {
  const reader = body?.getReader()
  const first = await reader?.read()
  await reader?.cancel()
  return first?.done ?? true
}

function upTo(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.length
      if (size > limit) controller.error(new Error('too large'))
      else controller.enqueue(chunk)
    },
  })
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
