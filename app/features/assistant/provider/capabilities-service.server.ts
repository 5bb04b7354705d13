import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import { type CapabilityReason, functionFaults } from '#content/assistant-functions.ts'
import {
  type AssistantFunction,
  assistantFunctions,
  type Capabilities,
  type Capability,
} from '../assistant.ts'
import { functionLimits } from '../engines/function-limits.ts'
import type { AssistantMode } from './assistant-settings.ts'
import * as store from './settings-store.server.ts'

const english = ['en']
const perAddress: Limit = { hits: 600, seconds: 600 }

/** The mode that staff have chosen. */
export async function readMode(app: Pick<App, 'db'>): Promise<AssistantMode> {
  return (await app.db.asVisitor(store.selectSettings)).mode
}

/** @throws AppError `unavailable` while staff have the assistant switched off */
export async function requireAssistant(app: Pick<App, 'db'>): Promise<AssistantMode> {
  const mode = await readMode(app)
  if (mode === 'off') throw new AppError('unavailable', functionFaults.switchedOff)
  return mode
}

/** The model that the operator has configured for a function. */
export function modelFor({ config: { ai } }: Pick<App, 'config'>, name: AssistantFunction) {
  if (!ai) return undefined
  const { chatModel, visionModel, transcribeModel, speechModel } = ai
  return { chat: chatModel, ocr: visionModel, speech: speechModel, voice: transcribeModel }[name]
}

/** The circuit breaker of a function's calls to the provider. */
export const breakerOf = (app: Pick<App, 'breakers'>, name: AssistantFunction) =>
  app.breakers.of(`assistant ${name}`)

/** For each function, whether it works here and who provides it; names no hosts and no keys. */
export async function readCapabilities(
  app: Pick<App, 'db' | 'config' | 'breakers'>,
): Promise<Capabilities> {
  return capabilitiesIn(app, await readMode(app))
}

/**
 * The same for a visitor who opens the chat and will soon send a message: the engines are started.
 * @throws AppError `rate_limited`
 */
export async function openCapabilities(app: App): Promise<Capabilities> {
  await countVisit(app, 'assistant-capabilities', perAddress, app.now())
  const capabilities = await readCapabilities(app)
  if (capabilities.chat.available) app.knowledge.warm()
  return capabilities
}

/** The same for a given mode. */
export function capabilitiesIn(
  app: Pick<App, 'config' | 'breakers'>,
  mode: AssistantMode,
): Capabilities {
  const entries = assistantFunctions.map((name) => [name, capabilityOf(app, name, mode)])
  return Object.fromEntries(entries) as Capabilities
}

function capabilityOf(
  app: Pick<App, 'config' | 'breakers'>,
  name: AssistantFunction,
  mode: AssistantMode,
): Capability {
  const limits = functionLimits[name]
  if (mode === 'off') {
    const reason: CapabilityReason = 'switchedOff'
    return { available: false, provider: null, quality: null, languages: [], limits, reason }
  }
  const outside =
    mode === 'configured' && modelFor(app, name) !== undefined && !breakerOf(app, name).isOpen()
  // The operator's model has its own languages.
  return outside
    ? {
        available: true,
        provider: 'configured',
        quality: 'full',
        languages: ['*'],
        limits,
        reason: null,
      }
    : {
        available: true,
        provider: 'builtin',
        quality: 'basic',
        languages: english,
        limits,
        reason: null,
      }
}
