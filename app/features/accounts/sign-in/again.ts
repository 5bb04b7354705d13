/** The address where a page that outlived its session signs its person in again. */
export const againPath = '/auth/again'

/** What is asked for next; `done` when the session is open. */
export type AgainStep = 'password' | 'code' | 'recovery' | 'done'

export type AgainAnswer = { step: AgainStep; error?: string }

const longestWait = 30_000

/**
 * Sends one step of the sign-in.
 * @returns undefined when the server did not answer
 */
export async function sendAgain(fields: FormData): Promise<AgainAnswer | undefined> {
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
  try {
    const response = await fetch(againPath, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(longestWait),
    })
    const isAnswer = response.headers.get('content-type')?.includes('json') && response.status < 500
    return isAnswer ? ((await response.json()) as AgainAnswer) : undefined
  } catch {
    return undefined
  }
}
