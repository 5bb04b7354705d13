import type { Actor } from '#app/platform/actor.ts'

export type By = { actor: Actor }
