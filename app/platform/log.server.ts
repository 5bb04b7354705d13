import { type DestinationStream, pino } from 'pino'
import { withoutAddresses } from './clean-text.ts'
import { createLogSink } from './log-sink.server.ts'

export type Log = ReturnType<typeof createLog>

/** Writes JSON lines to stdout. Passwords, tokens and other secrets are removed at any depth. */
export function createLog(level: string, destination: DestinationStream = createLogSink()) {
  const secret = ['password', 'token', 'cookie', 'authorization', 'html', 'text', 'secret']
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describe },
    redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
  }
  return pino(options, destination)
}

/**
 * An error without the values it was about: PostgreSQL's `detail` contains what a visitor wrote, and a mail
 * server repeats the refused address.
 */
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { message: typeof error }
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    message: withoutAddresses(error.message),
    stack: withoutAddresses(error.stack ?? ''),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause ? { cause: describe(error.cause) } : {}),
  }
}
