/** The most bytes of a file, unless its form allows less. */
export const fileBytes = 25 * 1024 * 1024
/** The most files in one request. */
export const filesAtOnce = 5
/** The most bytes of a request with files: the files, their names and the other fields. */
export const uploadBytes = filesAtOnce * fileBytes + 1024 * 1024

/** A file that was checked and is stored under `key`. */
export type StoredFile = {
  key: string
  name: string
  size: number
  /** Detected from the content. */
  type: string
  sha256: string
}

export type FileFault = {
  name: string
  /**
   * The last two are not the file's fault: it could not be checked, or the storage did not answer.
   */
  reason: 'too_large' | 'too_many' | 'empty' | 'wrong_type' | 'unchecked' | 'unavailable'
}

const office = 'application/vnd.openxmlformats-officedocument'
const open = 'application/vnd.oasis.opendocument'

/**
 * The accepted types with their extensions; the first one is added to a name that has none of them.
 */
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

/** Whether browsers may show this type inline; every other type is a download. */
export function isShownInline(type: string): boolean {
  return type === 'application/pdf' || imageTypes.includes(type)
}

/**
 * The `accept` attribute of a file input: extensions, because browsers know few of the types by
 * name.
 */
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
  [`${office}.wordprocessingml.document`]: 'DOCX',
  [`${office}.spreadsheetml.sheet`]: 'XLSX',
  [`${office}.presentationml.presentation`]: 'PPTX',
  [`${open}.text`]: 'ODT',
  [`${open}.spreadsheet`]: 'ODS',
  [`${open}.presentation`]: 'ODP',
  'application/msword': 'DOC',
  'application/vnd.ms-excel': 'XLS',
  'application/vnd.ms-powerpoint': 'PPT',
  'text/plain': 'TXT',
}

/**
 * The name of a file type as people say it: `DOCX`, `TXT`; otherwise the subtype in capitals,
 * `PDF`.
 */
export function typeBadge(mimeType: string): string {
  return shortNames[mimeType] ?? (mimeType.split('/')[1] ?? mimeType).toUpperCase()
}
