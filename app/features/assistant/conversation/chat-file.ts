import { fileTypes, imageTypes, type StoredFile } from '#app/features/files/file.ts'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The types that may be attached: documents whose text can be read, and pictures. CSV counts as text. */
export const chatFileTypes: readonly string[] = [
  'application/pdf',
  'application/msword',
  word,
  'text/plain',
  'text/csv',
  ...imageTypes,
]

/** The extension of a stored file, from its type. */
export function endingOf({ name, type }: Pick<StoredFile, 'name' | 'type'>): string {
  const given = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const known = fileTypes[type] ?? []
  return known.includes(given) ? given : (known[0] ?? 'bin')
}

export const isPicture = (type: string): boolean => imageTypes.includes(type)
