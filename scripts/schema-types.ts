import { resolve } from 'node:path'
import { readSources } from './check/source.ts'
import { checkSchema } from './schema/schema-check.ts'

// Writes the types of the migrated schema.
const root = resolve('.')
const [types] = await checkSchema(root, readSources(root))
console.log(types?.output || 'the types of the schema agree with db/migrations')
