/** What this browser remembers of uploads that have begun, so that the same file goes on after a reload. */
export type Unfinished = { name: string; size: number; sent: number; uploadUrl: string; at: number }

/** Whose file it is, where its uploads begin, and the line that it is for. */
export type UploadPlace = { owner: string; endpoint: string; line: string }
/** A file, as it can be recognised when it is chosen again. */
export type Chosen = UploadPlace & { file: File }

const prefix = 'upload:'
const keptMilliseconds = 86_400_000

// Another account in the same browser reads nothing of it.
const beginOf = ({ owner, endpoint, line }: UploadPlace) => `${prefix}${owner}:${endpoint}:${line}:`
export const keyOf = ({ file, ...place }: Chosen) =>
  `${beginOf(place)}${file.size}:${file.lastModified}:${file.name}`

/** Null when there is none, or the browser keeps nothing. */
export function recallUpload(key: string): Unfinished | null {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? 'null') as Unfinished | null
    return found && Date.now() - found.at < keptMilliseconds ? found : null
  } catch {
    return null
  }
}

export function rememberUpload(key: string, upload: Omit<Unfinished, 'at'>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...upload, at: Date.now() }))
  } catch {
    // Without a place to remember, the file begins anew after a reload.
  }
}

export function forgetUpload(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was remembered.
  }
}

/** What stands still for a line of a request, by its key; forgets what the server has deleted by now. */
export function unfinishedOf(place: UploadPlace): (Unfinished & { key: string })[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    for (const key of keys) if (!recallUpload(key)) forgetUpload(key)
    return keys
      .filter((key) => key.startsWith(beginOf(place)))
      .flatMap((key) => {
        const found = recallUpload(key)
        return found ? [{ ...found, key }] : []
      })
  } catch {
    return []
  }
}
