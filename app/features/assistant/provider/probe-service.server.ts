import type { App } from '#app/platform/app.server.ts'
import { assistantFunctions } from '../assistant.ts'
import { breakerOf, modelFor, readMode } from './capabilities-service.server.ts'
import { bareCause, createClient, type OutsideApp } from './provider-client.server.ts'

const everyMilliseconds = 45_000
const answerMilliseconds = 5_000

/**
 * Checks the provider regularly, so that no visitor has to wait for one that is down. Does nothing without
 * a provider.
 * @returns stops the checks
 */
export function watchProvider(app: App): () => void {
  if (!app.config.ai) return () => {}
  const look = () =>
    probeProvider(app).catch((error) =>
      app.log.warn({ err: error }, 'the provider was not checked'),
    )
  const timer = setInterval(look, everyMilliseconds).unref()
  void look()
  return () => clearInterval(timer)
}

/** Asks the provider for its models. One that does not answer is not used until the next check. */
export async function probeProvider(
  app: OutsideApp,
  milliseconds = answerMilliseconds,
): Promise<void> {
  const { ai } = app.config
  if (!ai || (await readMode(app)) !== 'configured') return
  try {
    const client = await createClient(ai)
    await client.models.list({ signal: AbortSignal.timeout(milliseconds) })
  } catch (error) {
    // Some providers have no list of models: any answer shows that they run.
    const { status } = error as { status?: number }
    if (status !== undefined && status < 500 && status !== 401 && status !== 403) return
    app.log.warn(bareCause(error), 'the configured provider does not answer')
    for (const name of assistantFunctions)
      if (modelFor(app, name) !== undefined) breakerOf(app, name).trip()
  }
}
