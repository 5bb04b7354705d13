import type { io } from '@energetic-ai/core'

// The package exports it, but its types name packages that are bundled into it.
declare module '@energetic-ai/core' {
  export function loadGraphModel(handler: ReturnType<typeof io.fromMemory>): Promise<never>
}
