import { isUuid } from '#app/platform/identifier.ts'
import { isInstant } from '#app/platform/instant.ts'

export const updatesPerPage = 10

export type UpdateCursor = { value: string; id: string }
export type UpdatePage = { after?: UpdateCursor; before?: UpdateCursor }

/** Reads the page of updates from the URL; what is not understood is the first page. */
export function readUpdatePage(params: URLSearchParams): UpdatePage {
  return { after: readCursor(params.get('after')), before: readCursor(params.get('before')) }
}

/** A cursor as it stands in the URL. */
export function writeUpdateCursor({ value, id }: UpdateCursor): string {
  return `${id}~${value}`
}

function readCursor(text: string | null): UpdateCursor | undefined {
  const [id = '', value = ''] = text?.split('~') ?? []
  return isUuid(id) && isInstant(value) ? { value, id } : undefined
}
