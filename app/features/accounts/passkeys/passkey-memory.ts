const key = 'unordin.passkey'

/** Remembers only that a passkey was added or used in this browser. */
export function rememberPasskey(): void {
  try {
    localStorage.setItem(key, '1')
  } catch {
    // Without storage the sign-in page still has the button.
  }
}

/** Whether a passkey was added or used in this browser. */
export function remembersPasskey(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
