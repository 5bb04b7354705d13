import { beginningOf } from './clean-text.ts'
import { AppError } from './errors.ts'
import { isUuid } from './identifier.ts'
import { oneOf } from './one-of.ts'
import { noteForm } from './request-scope.server.ts'

/** The largest body of a form without files. */
export const formBytes = 256 * 1024

/**
 * Reads the fields of a form post; a post without a body has none.
 *
 * @throws AppError `invalid` when the body is not a form, or is too large for a form without files
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    if (!request.headers.has('content-type') && (await isEmpty(request.body))) return new FormData()
    const body = request.body?.pipeThrough(upTo(formBytes))
    const form = await new Response(body, { headers: request.headers }).formData()
    noteSendId(form.get(sendField))
    return form
  } catch {
    throw unreadable()
  }
}

/** The hidden field of a form with the id that it is sent with. */
const sendField = 'sendId'

/** A form that is sent twice with the same id is stored once (`app/features/audit`). */
export function noteSendId(value: unknown): void {
  if (typeof value === 'string' && isUuid(value)) noteForm({ sendId: value })
}

const unreadable = () => new AppError('invalid', 'The form could not be read.')

/** Whether the request has no body. */
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
 * Keeps only the named text fields. Everything a stranger posts must pass this before a form library
 * sees it: a name like `email[99999999]` would make the library build a list of that length.
 */
export function onlyFields(form: FormData, names: string[]): FormData {
  const kept = new FormData()
  for (const name of names) {
    const value = form.get(name)
    if (typeof value === 'string') kept.set(name, value)
  }
  return kept
}

/** One text field, cut to `limit` characters. */
export function textField(form: FormData, name: string, limit: number): string {
  const value = form.get(name)
  return typeof value === 'string' ? beginningOf(value.replaceAll('\0', ''), limit) : ''
}

/**
 * What a form's pressed button asks for. No action may read an unknown value as one of its writes.
 *
 * @param known every value that the form can send; '' when a button without a name is one of them
 * @throws AppError `invalid` when the value is none of them
 */
export function readIntent<T extends string>(
  form: FormData,
  known: readonly T[],
  name: 'intent' | 'move' | 'kind' = 'intent',
): T {
  const intent = oneOf(textField(form, name, 40), known)
  if (intent === undefined) throw unreadable()
  return intent
}
