import type { App } from './app.server.ts'
import { uuidFromHash } from './identifier.server.ts'

const milliseconds = { hour: 3_600_000, day: 86_400_000 }

/** Queues one job an hour, or one a day, however many instances ask for it. */
export async function queueEach(
  app: Pick<App, 'db' | 'jobs' | 'now'>,
  span: keyof typeof milliseconds,
  queue: string,
): Promise<void> {
  const count = Math.floor(app.now().getTime() / milliseconds[span])
  const id = uuidFromHash(queue, count)
  await app.db.system((tx) => app.jobs.enqueue(tx, queue, { [span]: count }, id))
}
