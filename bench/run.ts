import { writeFileSync } from 'node:fs'
import os from 'node:os'
import { measureLeadRegister } from './lead-register.ts'

const rows = Number(process.argv[2] ?? 1_000_000)
const lines = await measureLeadRegister(rows)
const text = `# Measurements

${rows.toLocaleString('en-CA')} leads, ${os.cpus().length} cores, Node ${process.version}, embedded PostgreSQL.
Written by \`npm run bench\`.

${lines.join('\n')}
`
writeFileSync('bench/RESULTS.md', text)
console.log(text)
process.exit(0)
