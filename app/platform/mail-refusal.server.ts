import { FinalFailure } from './final-failure.ts'

type Refusal = { command?: unknown; responseCode?: unknown }

/** Answers that are about us, not about the mail: an operator can mend them while it waits. */
const aboutSignIn = [530, 534, 535, 538]

/**
 * What an SMTP server's refusal is for the queue. A recipient or a message that the server turns down
 * for good (5xx, RFC 5321 4.2.1) is final. Everything else may pass: 4xx, a lost connection, and a
 * server that does not take mail from us at all, because its settings or ours are wrong.
 */
export function judgeRefusal(error: unknown): unknown {
  const { command, responseCode } = error as Refusal
  if (command !== 'RCPT TO' && command !== 'DATA') return error
  if (typeof responseCode !== 'number' || responseCode < 500) return error
  if (aboutSignIn.includes(responseCode)) return error
  // What the server said repeats the address, so it goes to the log as the cause only.
  return new FinalFailure(`The mail server refused for good with ${responseCode}.`, {
    cause: error,
  })
}
