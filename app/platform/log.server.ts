import { pino } from 'pino'

export type Log = ReturnType<typeof createLog>

/** JSON lines on stdout. Whatever could open a door is cut out, however deep it was passed. */
export function createLog(level: string) {
  const secret = ['password', 'token', 'cookie', 'authorization', 'html', 'text', 'secret']
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
  })
}
