import { writeFileSync } from 'node:fs'
import os from 'node:os'
import { measureAuditLog } from './audit-log.ts'
import { measureFigures } from './figures.ts'
import { measureForms } from './forms.ts'
import { measureInsights } from './insights.ts'
import { measureInvoiceLists } from './invoice-lists.ts'
import { measureLeadRegister } from './lead-list.ts'
import { measurePages } from './pages.ts'
import { measurePalette } from './palette.ts'
import { measurePeople } from './people.ts'
import { measurePortalLists } from './portal-lists.ts'
import { measureSignedInPages } from './signed-in-pages.ts'
import { measureTicketLists } from './ticket-lists.ts'
import { measureWeights } from './weights.ts'

const rows = Number(process.argv[2] ?? 1_000_000)
const ofOneClient = Math.ceil(rows / 10)
const lines = [
  ...(await measurePages()),
  ...(await measureSignedInPages()),
  ...(await measureWeights()),
  ...(await measureLeadRegister(rows)),
  ...(await measurePeople(rows)),
  ...(await measurePalette(rows)),
  ...(await measureFigures(rows)),
  ...(await measureAuditLog(rows)),
  ...(await measurePortalLists(ofOneClient)),
  ...(await measureTicketLists(rows)),
  ...(await measureInvoiceLists(rows)),
  ...(await measureForms()),
  ...(await measureInsights(ofOneClient)),
]
const text = `# Measurements

${rows.toLocaleString('en-CA')} rows, ${os.cpus().length} cores, Node ${process.version}, embedded PostgreSQL.
Written by \`npm run bench\`.

${lines.join('\n')}
`
writeFileSync('bench/RESULTS.md', text)
console.log(text)
process.exit(0)
