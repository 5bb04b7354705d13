/** A file may have this many bytes unless its form says less. */
export const fileBytes = 25 * 1024 * 1024
/** And one post may bring this many files. */
export const filesAtOnce = 5
/** What a whole post with files may weigh: the files, their names and the other fields. */
export const uploadBytes = filesAtOnce * fileBytes + 1024 * 1024

/** A file that has arrived, was looked into and is stored under `key`. */
export type StoredFile = {
  key: string
  name: string
  size: number
  /** Found from its bytes. */
  type: string
  sha256: string
}

export type FileFault = {
  name: string
  /** With the last two nothing is wrong: just now it could not be looked into, or not be stored. */
  reason: 'too_large' | 'too_many' | 'empty' | 'wrong_type' | 'unchecked' | 'unavailable'
}

const office = 'application/vnd.openxmlformats-officedocument'
const open = 'application/vnd.oasis.opendocument'

/** What may be handed in, with the endings of its name; the first one is added to a name that fits none. */
export const fileTypes: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/tiff': ['tif', 'tiff'],
  'image/heic': ['heic', 'heif'],
  [`${office}.wordprocessingml.document`]: ['docx'],
  [`${office}.spreadsheetml.sheet`]: ['xlsx'],
  [`${office}.presentationml.presentation`]: ['pptx'],
  [`${open}.text`]: ['odt'],
  [`${open}.spreadsheet`]: ['ods'],
  [`${open}.presentation`]: ['odp'],
  'application/msword': ['doc'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.ms-powerpoint': ['ppt'],
  'application/rtf': ['rtf'],
  'application/zip': ['zip'],
  'text/csv': ['csv', 'tsv', 'txt'],
  'text/plain': ['txt', 'md', 'log', 'csv', 'tsv', 'json', 'yaml', 'yml', 'ini', 'ics', 'eml'],
}

export const documentTypes: readonly string[] = Object.keys(fileTypes)
export const imageTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

/** Whether browsers may show it in the page; everything else is only handed over. */
export function isShownInline(type: string): boolean {
  return type === 'application/pdf' || imageTypes.includes(type)
}

/** The `accept` attribute of a file input: endings, because browsers know few of the types by name. */
export function acceptAttribute(types: readonly string[] = documentTypes): string {
  return [...new Set(types.flatMap((type) => fileTypes[type] ?? []))]
    .map((ending) => `.${ending}`)
    .join(',')
}

const units = ['Bytes', 'KB', 'MB', 'GB'] as const

/** A size in Bytes, KB, MB or GB of 1024, with at most two decimals. */
export function formatFileSize(bytes: number): string {
  let [value, unit] = [bytes, 0]
  while (Number(value.toFixed(2)) >= 1024 && unit < units.length - 1) {
    value /= 1024
    unit += 1
  }
  return `${Number(value.toFixed(2))} ${units[unit]}`
}

const shortNames: Record<string, string> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX',
  'text/plain': 'TXT',
}

/** What a file is, as people say it: `DOCX`, `TXT`; else the subtype in capitals, `PDF`. */
export function typeBadge(mimeType: string): string {
  return shortNames[mimeType] ?? (mimeType.split('/')[1] ?? mimeType).toUpperCase()
}
