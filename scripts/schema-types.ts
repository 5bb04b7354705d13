import { resolve } from 'node:path'
import { readSources } from './check/source.ts'
import { checkSchema } from './schema/schema-check.ts'

// Writes the types of the migrated schema.
const root = resolve('.')
const findings = await checkSchema(root, readSources(root))
const output = findings.map((finding) => finding.output).filter(Boolean)
console.log(output.join('\n') || 'types and raw statements agree with db/migrations')
