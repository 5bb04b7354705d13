/** The entry of the browser's local storage that says that keys without Control or Alt are off. */
export const singleKeysEntry = 'unordin.single-keys'
const changed = 'single-keys-changed'

/** Whether a key alone, such as `/`, may act on a page. The choice is made once for each browser. */
export function singleKeysAreOn(): boolean {
  try {
    return localStorage.getItem(singleKeysEntry) !== 'off'
  } catch {
    return true
  }
}

export function turnSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(singleKeysEntry)
    else localStorage.setItem(singleKeysEntry, 'off')
  } catch {
    // Without storage the keys stay as they are, and so does the control that shows it.
  }
  dispatchEvent(new Event(changed))
}

/** Calls `tell` after every change, also in another tab. */
export function watchSingleKeys(tell: () => void): () => void {
  for (const event of [changed, 'storage']) addEventListener(event, tell)
  return () => {
    for (const event of [changed, 'storage']) removeEventListener(event, tell)
  }
}
