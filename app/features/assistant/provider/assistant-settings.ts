import type { Capabilities } from '../assistant.ts'

/**
 * What the assistant may use.
 * - `configured`: the operator's provider where there is one
 * - `builtin`: nothing leaves this server
 * - `off`: it answers nobody
 */
export const assistantModes = ['configured', 'builtin', 'off'] as const
export type AssistantMode = (typeof assistantModes)[number]

export type AssistantSettings = { version: number; mode: AssistantMode }
/** What the configured provider was asked for on a day. */
export type Usage = { tokens: number; calls: number }

/** What staff see of it. */
export type AssistantOverview = {
  settings: AssistantSettings
  usage: Usage
  /** Tokens a day; null without a provider. */
  bound: number | null
  capabilities: Capabilities
}
