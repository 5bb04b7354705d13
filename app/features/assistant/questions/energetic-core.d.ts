// The package exports it, but its types name packages that are bundled into it.
declare module '@energetic-ai/core' {
  export function loadGraphModel(handler: { load(): Promise<object> }): Promise<never>
}

export {}
