const key = 'unordin.passkey'

/** Notes that a passkey was added or used in this browser, and no more. */
export function rememberPasskey(): void {
  try {
    localStorage.setItem(key, '1')
  } catch {
    // A browser that keeps nothing has a button all the same.
  }
}

/** Whether it is worth asking this browser to offer one. */
export function remembersPasskey(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
