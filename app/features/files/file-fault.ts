import { fileFaults } from '#content/files.ts'
import { type FileFault, fileBytes, filesAtOnce, formatFileSize } from './file.ts'

type Limits = { maxBytes?: number; maxFiles?: number }

/** The message of a file error for the sender. */
export function describeFault(fault: FileFault, limits: Limits = {}): string {
  const { maxBytes = fileBytes, maxFiles = filesAtOnce } = limits
  if (fault.reason === 'too_large')
    return fileFaults.too_large(fault.name, formatFileSize(maxBytes))
  if (fault.reason === 'too_many') return fileFaults.too_many(fault.name, maxFiles)
  return fileFaults[fault.reason](fault.name)
}

/** The errors of the chosen files that the browser can find before sending. */
export function findFileFaults(
  form: FormData,
  { maxFiles = filesAtOnce, maxBytes = fileBytes }: Limits = {},
): string[] {
  return chosenFiles(form).flatMap(({ name, size }, index) => {
    if (index === maxFiles) return [describeFault({ name, reason: 'too_many' }, { maxFiles })]
    if (size > maxBytes) return [describeFault({ name, reason: 'too_large' }, { maxBytes })]
    return size === 0 ? [describeFault({ name, reason: 'empty' })] : []
  })
}

/** An empty file field sends one file without a name. */
export const chosenFiles = (form: FormData): File[] =>
  form.getAll('files').filter((one) => one instanceof File && one.name !== '') as File[]
