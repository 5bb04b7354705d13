import { fileTypes } from './file.ts'

const longest = 255

/**
 * A safe file name: without path, control or direction characters, at most 255 characters long, and
 * with an extension of its type, so that a text named `run.bat` is saved as `run.bat.txt`.
 */
export function cleanFileName(given: string, type: string): string {
  const bare = given
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const endings = fileTypes[type] ?? []
  const ending = /\.([a-z0-9]+)$/i.exec(bare)?.[1] ?? ''
  const fits = endings.length === 0 || endings.includes(ending.toLowerCase())
  const tail = fits ? (ending ? `.${ending}` : '') : `.${endings[0]}`
  const stem = fits && ending ? bare.slice(0, -ending.length - 1) : bare
  return cut(stem || 'file', longest - tail.length) + tail
}

function cut(text: string, length: number): string {
  // Cuts between code points, never inside a surrogate pair.
  return Array.from(text.slice(0, length))
    .join('')
    .replace(/[\uD800-\uDBFF]$/, '')
}
