import type { Capabilities } from '../assistant.ts'

/**
 * The mode of the assistant.
 * - `configured`: uses the operator's provider where there is one
 * - `builtin`: sends nothing to other servers
 * - `off`: does not answer
 */
export const assistantModes = ['configured', 'builtin', 'off'] as const
export type AssistantMode = (typeof assistantModes)[number]

export type AssistantSettings = {
  version: number
  mode: AssistantMode
  /** The most tokens of the provider on one day (UTC); the operator's bound goes before it. */
  dailyTokens: number
  /** The most tokens of the provider in one conversation. */
  conversationTokens: number
}
/** The largest numbers that staff can set. */
export const mostTokens = { daily: 100_000_000, conversation: 10_000_000 } as const
/** The use of the configured provider on one day. */
export type Usage = { tokens: number; calls: number }

/** What the settings page shows. */
export type AssistantOverview = {
  settings: AssistantSettings
  usage: Usage
  /** Tokens a day that are in force; null without a provider. */
  bound: number | null
  /** The operator's bound of a day; null without a provider. */
  operatorBound: number | null
  capabilities: Capabilities
}
