/** One stage of a Dockerfile: what it is called and what it does, in order. */
export interface Stage {
  name: string
  steps: { word: string; rest: string }[]
}

/**
 * Reads a Dockerfile of plain instructions: no heredocs, no variables in them.
 * @param text of the file
 * @returns its stages, the last of which becomes the image
 */
export function readDockerfile(text: string): Stage[] {
  const lines = text
    .replaceAll(/^\s*#.*$/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const stages: Stage[] = []
  for (const line of lines) {
    const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    if (word === 'FROM') stages.push({ name: / AS (\w+)$/i.exec(rest)?.[1] ?? '', steps: [] })
    else stages.at(-1)?.steps.push({ word, rest })
  }
  return stages
}

/** The values of every ENV of a stage. */
export function environmentOf({ steps }: Stage): Record<string, string> {
  const pairs = steps
    .filter(({ word }) => word === 'ENV')
    .flatMap(({ rest }) => rest.split(/\s+/).map((pair) => pair.split('=') as [string, string]))
  return Object.fromEntries(pairs)
}

/** The program and arguments that CMD or HEALTHCHECK names in its JSON form. */
export function commandOf({ steps }: Stage, word: 'CMD' | 'HEALTHCHECK'): string[] {
  const rest = steps.findLast((step) => step.word === word)?.rest ?? ''
  return JSON.parse(/\[.*\]$/.exec(rest)?.[0] ?? '[]')
}
