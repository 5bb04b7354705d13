import type { OpenAI } from 'openai'
import type { App } from '#app/platform/app.server.ts'
import type { AssistantFunction } from '../assistant.ts'
import { type Budget, correctUse, reserveUse } from './budget-service.server.ts'
import { breakerOf, modelFor, readMode } from './capabilities-service.server.ts'

/** The time limits of calls to the provider, in milliseconds; tests use shorter ones. */
export type ProviderTimeouts = {
  /** Until the first token of a reply. */
  first: number
  /** Until the end of an answer. */
  whole: number
  /** The longest wait before the second attempt. */
  retry: number
}
export const timeouts: ProviderTimeouts = { first: 10_000, whole: 60_000, retry: 2_000 }

export type ProviderFault =
  | 'not configured'
  | 'resting'
  | 'daily bound reached'
  | 'conversation bound reached'
  | 'time-out'
  | 'refused'
  | 'failed'
  | 'malformed'
  | 'ungrounded'
  | 'echo'
  | 'cancelled'

/** The provider gave no usable answer; the built-in function answers instead. */
export class ProviderError extends Error {
  readonly fault: ProviderFault

  /** Keeps no cause: the provider's own words can repeat what a visitor wrote. */
  constructor(fault: ProviderFault) {
    super(fault)
    this.name = 'ProviderError'
    this.fault = fault
  }
}

/** Failures that show a fault of the provider; the circuit breaker counts them. */
const failures: ProviderFault[] = ['time-out', 'refused', 'failed', 'malformed']
/** Expected failures, which are not logged. */
const quiet: ProviderFault[] = ['not configured', 'cancelled']

export type OutsideApp = Pick<
  App,
  'config' | 'db' | 'breakers' | 'log' | 'now' | 'providerRefusals'
>
type AiConfig = NonNullable<App['config']['ai']>
export type Ask<T> = (
  client: OpenAI,
  model: string,
  ai: AiConfig,
) => Promise<{ value: T; tokens: number }>
export type AskOptions = Partial<Pick<ProviderTimeouts, 'retry'>> & {
  /** Whose bound the tokens count against, beside that of the day. */
  conversationId?: string
  /** Nothing is lost without an answer: a failure says nothing about the provider, and is not logged. */
  isOptional?: boolean
}

/**
 * Calls the provider within the limits of tokens of the day and of the conversation, with a second attempt
 * where that may help.
 * @param estimate tokens that the call may take; the real number replaces it afterwards
 * @throws ProviderError, which is logged
 */
export async function askProvider<T>(
  app: OutsideApp,
  name: AssistantFunction,
  estimate: number,
  ask: Ask<T>,
  { retry = timeouts.retry, conversationId, isOptional = false }: AskOptions = {},
): Promise<T> {
  const breaker = breakerOf(app, name)
  try {
    const model = modelFor(app, name)
    const { ai } = app.config
    if (!ai || !model || (await readMode(app)) !== 'configured')
      throw new ProviderError('not configured')
    if (breaker.isOpen()) throw new ProviderError('resting')
    const budget: Budget = { day: app.now().toISOString().slice(0, 10), conversationId }
    const reached = await reserveUse(app, budget, estimate)
    if (reached) throw new ProviderError(`${reached} bound reached`)
    let used = 0
    try {
      const client = await createClient(ai)
      const answer = await attempt(() => ask(client, model, ai), retry)
      used = answer.tokens
      breaker.succeeded()
      return answer.value
    } finally {
      await correctUse(app, budget, used - estimate)
    }
  } catch (error) {
    const known = error instanceof ProviderError ? error : new ProviderError(faultOf(error))
    if (failures.includes(known.fault) && !isOptional) breaker.failed()
    if (!quiet.includes(known.fault) && !isOptional)
      app.log.warn(
        { function: name, fault: known.fault, ...bareCause(error) },
        'the assistant answers alone',
      )
    throw known
  }
}

/** What of an error may be logged: its name and its status. Its text repeats what the provider sent. */
export function bareCause(error: unknown): { cause?: string; status?: number } {
  if (error instanceof ProviderError || !(error instanceof Error)) return {}
  const { status } = error as { status?: unknown }
  return { cause: error.name, ...(typeof status === 'number' && { status }) }
}

/** Loads the client library when it is first needed: most servers have no provider. */
export async function createClient(ai: NonNullable<App['config']['ai']>): Promise<OpenAI> {
  const { OpenAI } = await import('openai')
  const { baseUrl: baseURL, apiKey = 'none' } = ai
  return new OpenAI({ baseURL, apiKey, maxRetries: 0, timeout: timeouts.whole, logLevel: 'off' })
}

async function attempt<T>(ask: () => Promise<T>, most: number): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const { status, headers } = error as { status?: number; headers?: Headers }
    if (status !== 429 && !(status !== undefined && status >= 500)) throw error
    const asked = Number(headers?.get('retry-after') ?? 0) * 1_000
    // The provider asks for a longer wait than a visitor would accept: no second attempt.
    if (asked > most) throw error
    await new Promise((resolve) => setTimeout(resolve, Math.min(most, asked || most / 8)))
    return await ask()
  }
}

function faultOf(error: unknown): ProviderFault {
  const { status, name } = error as { status?: number; name?: string }
  if (status !== undefined) return status >= 500 || status === 429 ? 'failed' : 'refused'
  if (name === 'TimeoutError' || name === 'AbortError' || name === 'APIUserAbortError')
    return 'time-out'
  if (name === 'APIConnectionTimeoutError') return 'time-out'
  return error instanceof SyntaxError || error instanceof TypeError ? 'malformed' : 'failed'
}

/** An estimate where the provider gives no number: four characters of English are about one token. */
export const tokensOf = (text: string) => Math.ceil(text.length / 4)
