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
