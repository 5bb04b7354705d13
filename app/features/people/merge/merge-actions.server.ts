import { data } from 'react-router'
import { beginningOf } from '#app/platform/clean-text.ts'
import { conflictMessage } from '#app/platform/errors.ts'
import { readForm, readIntent, textField } from '#app/platform/form-data.server.ts'
import type { Both, Versions } from './merge-pair.ts'

/** What was typed to find the other record of a merge. */
export const typedOther = (url: URL): string =>
  beginningOf((url.searchParams.get('with') ?? '').replaceAll('\0', ''), 320)

/**
 * Handles the form of a merge.
 * @param merge makes the two records one, and says where to go then
 */
export async function takeMerge(
  request: Request,
  keptId: string,
  merge: (both: Both, seen: Versions) => Promise<Response>,
) {
  const form = await readForm(request)
  readIntent(form, ['merge'])
  const version = (name: string) => Number(textField(form, name, 10))
  const seen = { kept: version('kept_version'), merged: version('merged_version') }
  try {
    return await merge({ keptId, mergedId: textField(form, 'merged', 36) }, seen)
  } catch (error) {
    return data({ error: conflictMessage(error) }, 409)
  }
}
