export const verifyPath = '/verify'

/** The largest file that can be checked, and the body of a form with it. */
export const recordBytes = 4 * 1024 * 1024
export const checkBytes = recordBytes + 16 * 1024

export type CheckAnswer = { isGenuine: boolean | null; error: string | null }
