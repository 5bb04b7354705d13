import { readFile } from 'node:fs/promises'
import { BadArchive, walkArchive } from '#app/platform/archive.server.ts'

const zipEnd = Buffer.from('PK\x05\x06', 'latin1')
/**
 * The directory entry of macros in a Word document before 2007; in later ones, the name of the
 * macro file.
 */
const oldProgram = Buffer.from('_VBA_PROJECT', 'utf16le')
const programName = /vbaproject|activex|\.(exe|dll|js|vbs|jar|class)$/i
const programStarts = ['MZ', '\x7fELF', '#!']
const longestZipEnd = 22 + 65_535
/** A long resume with pictures unpacks to about 20 MB. */
const limits = { entries: 2_000, bytes: 200 * 1024 * 1024 }

/**
 * Whether a resume is what its type says: a PDF with a proper end, or a document without macros and
 * without an archive that expands beyond the limits.
 */
export async function isHarmlessResume(localPath: string, type: string): Promise<boolean> {
  const bytes = await readFile(localPath)
  const hasZipEnd = bytes.subarray(-longestZipEnd).includes(zipEnd)
  if (type === 'application/pdf') return !hasZipEnd && bytes.subarray(-4096).includes('%%EOF')
  // A document before 2007 contains neither an archive nor macros.
  if (type === 'application/msword') return !hasZipEnd && !bytes.includes(oldProgram)
  return isHarmlessArchive(bytes)
}

async function isHarmlessArchive(bytes: Buffer): Promise<boolean> {
  const begun = new Set<string>()
  try {
    await walkArchive(bytes, limits, (name, piece) => {
      const start = piece.toString('latin1', 0, 4)
      if (!begun.has(name) && programStarts.some((one) => start.startsWith(one)))
        throw new BadArchive('a program is in it')
      begun.add(name)
      if (programName.test(name) || piece.includes(oldProgram))
        throw new BadArchive('a program is in it')
    })
    return true
  } catch (error) {
    if (error instanceof BadArchive) return false
    throw error
  }
}
