import type { App } from '#app/platform/app.server.ts'
import { assistantFunctions } from '../assistant.ts'
import { breakerOf, modelFor, readMode } from './capabilities-service.server.ts'
import { createClient, type OutsideApp } from './provider-client.server.ts'

const everyMilliseconds = 45_000
const answerMilliseconds = 5_000

/**
 * Looks now and then whether the configured provider is there, so that no visitor has to wait to find
 * out. Without a provider nothing happens at all.
 * @returns ends it
 */
export function watchProvider(app: App): () => void {
  if (!app.config.ai) return () => {}
  const look = () =>
    probeProvider(app).catch((error) => app.log.warn({ err: error }, 'looking for the provider'))
  const timer = setInterval(look, everyMilliseconds).unref()
  void look()
  return () => clearInterval(timer)
}

/** Asks the provider for its models; one that is not there is left alone until the next look. */
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
    // Some have no list of models: what answers is there.
    const { status } = error as { status?: number }
    if (status !== undefined && status < 500 && status !== 401 && status !== 403) return
    app.log.warn({ err: error }, 'the configured provider does not answer')
    for (const name of assistantFunctions)
      if (modelFor(app, name) !== undefined) breakerOf(app, name).trip()
  }
}
