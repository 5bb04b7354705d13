import type { Capabilities } from '../assistant.ts'

/**
 * The mode of the assistant.
 * - `configured`: uses the operator's provider where there is one
 * - `builtin`: sends nothing to other servers
 * - `off`: does not answer
 */
export const assistantModes = ['configured', 'builtin', 'off'] as const
export type AssistantMode = (typeof assistantModes)[number]

export type AssistantSettings = { version: number; mode: AssistantMode }
/** The use of the configured provider on one day. */
export type Usage = { tokens: number; calls: number }

/** What the settings page shows. */
export type AssistantOverview = {
  settings: AssistantSettings
  usage: Usage
  /** Tokens a day; null without a provider. */
  bound: number | null
  capabilities: Capabilities
}
