/** What this browser remembers of uploads that have begun, so that the same file goes on after a reload. */
export type Unfinished = { name: string; size: number; sent: number; uploadUrl: string; at: number }

/** A file, as it can be recognised when it is chosen again. */
export type Chosen = { endpoint: string; line: string; file: File }

const prefix = 'upload:'
const keptMilliseconds = 86_400_000

export const keyOf = ({ endpoint, line, file }: Chosen) =>
  `${prefix}${endpoint}:${line}:${file.size}:${file.lastModified}:${file.name}`

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

/** What stands still for a line of a request; forgets what the server has deleted by now. */
export function unfinishedOf(endpoint: string, line: string): Unfinished[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    for (const key of keys) if (!recallUpload(key)) forgetUpload(key)
    return keys
      .filter((key) => key.startsWith(`${prefix}${endpoint}:${line}:`))
      .flatMap((key) => recallUpload(key) ?? [])
  } catch {
    return []
  }
}
