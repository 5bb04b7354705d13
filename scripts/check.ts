import { resolve } from 'node:path'
import { buildStatements } from './check/built-statements.ts'
import { RULES } from './check/rules.ts'
import { printViolation, readSources, type SourceFile } from './check/source.ts'
import { type Finding, ROUTE_TYPES, runTool, TOOLS } from './check/tools.ts'
import { checkSchema } from './schema/schema-check.ts'

/** Checks a project folder: types, lint, format, structure, dead code. Returns what failed. */
export async function check(root: string): Promise<Finding[]> {
  const files = readSources(root)
  // First, because it may have to write types that the compiler reads.
  const schema = await checkSchema(root, files)
  const routeTypes = await runTool(root, ROUTE_TYPES)
  const tools = TOOLS.map((tool) => runTool(root, tool))
  const statements = await buildStatements(root, files)
  const structure = [...statements, ...checkStructure(files)]
  const findings = [...schema, routeTypes, ...structure, ...(await Promise.all(tools))]
  return findings.filter(({ output }) => output !== '')
}

/** Checks, and prints only failures, each with its remedy. Returns whether everything passed. */
export async function checkAndReport(root: string): Promise<boolean> {
  const failures = await check(root)
  for (const { name, output, remedy } of failures) {
    console.error(`\n✗ ${name}\n${output}${remedy && `\n→ ${remedy}`}`)
  }
  const names = failures.map(({ name }) => name)
  console.log(names.length === 0 ? 'check passed' : `\ncheck failed in ${names.join(', ')}`)
  return names.length === 0
}

function checkStructure(files: SourceFile[]): Finding[] {
  return Object.entries(RULES).map(([name, rule]) => {
    // Every violation contains its own remedy.
    return { name, output: rule(files).map(printViolation).join('\n'), remedy: '' }
  })
}

if (import.meta.main) {
  const well = await checkAndReport(resolve(process.argv[2] ?? '.'))
  process.exitCode = well ? 0 : 1
}
