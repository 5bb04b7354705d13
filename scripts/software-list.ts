import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { StartupError } from '#app/platform/startup-error.ts'

type Bom = {
  serialNumber?: string
  metadata: { timestamp?: string; component: { name: string } }
  components: {
    'bom-ref': string
    properties?: { name: string }[]
    externalReferences?: { type: string }[]
  }[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

/**
 * The list of all libraries of this version (SBOM) as npm makes it from package-lock.json, as JSON in
 * the format cyclonedx. The same lock file gives the same list, and it names no registry.
 *
 * @param root the folder of package-lock.json
 * @throws StartupError when npm cannot make it
 */
export async function softwareList(root: string): Promise<string> {
  const options = ['--sbom-format', 'cyclonedx', '--package-lock-only', '--include', 'dev']
  const bom = JSON.parse(await npm(root, ['sbom', ...options])) as Bom
  // The number is made from the content, where npm takes a random one.
  const hash = createHash('sha256')
    .update(readFileSync(`${root}/package-lock.json`))
    .digest('hex')
  const parts = [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ].map(([from, to]) => hash.slice(from, to))
  bom.serialNumber = `urn:uuid:${parts.join('-')}`
  delete bom.metadata.timestamp
  // npm takes the name of the folder.
  bom.metadata.component.name = 'unordin'
  // npm, told to omit tools, would leave out what the product and its tools both use.
  const isTool = (one: Bom['components'][number]) =>
    one.properties?.some(({ name }) => name === 'cdx:npm:package:development')
  const tools = new Set(bom.components.filter(isTool).map((one) => one['bom-ref']))
  bom.components = bom.components.filter((one) => !tools.has(one['bom-ref']))
  bom.dependencies = bom.dependencies
    .filter(({ ref }) => !tools.has(ref))
    .map(({ ref, dependsOn = [] }) => ({
      ref,
      dependsOn: dependsOn.filter((to) => !tools.has(to)),
    }))
  for (const component of bom.components)
    component.externalReferences = component.externalReferences?.filter(
      ({ type }) => type !== 'distribution',
    )
  return JSON.stringify(bom)
}

function npm(cwd: string, words: string[]): Promise<string> {
  const cli = process.env.npm_execpath
  const [command, before] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []]
  const child = spawn(command, [...before, ...words], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const parts: Buffer[] = []
  const faults: Buffer[] = []
  child.stdout.on('data', (part) => parts.push(part))
  child.stderr.on('data', (part) => faults.push(part))
  return new Promise((resolve, reject) => {
    const fail = () =>
      reject(new StartupError(`npm could not list the libraries: ${Buffer.concat(faults)}`.trim()))
    child.once('error', fail)
    child.once('close', (code) => (code === 0 ? resolve(Buffer.concat(parts).toString()) : fail()))
  })
}
