import { writeFileSync } from 'node:fs'
import os from 'node:os'
import { measureAuditLog } from './audit-log.ts'
import { measureClientWork } from './client-work.ts'
import { measureForms } from './forms.ts'
import { measureInsights } from './insights.ts'
import { measureInvoiceLists } from './invoice-lists.ts'
import { measurePages } from './pages.ts'
import { measurePalette } from './palette.ts'
import { measurePanel } from './panel.ts'
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
  ...(await measurePanel(rows)),
  ...(await measurePalette(rows)),
  ...(await measureAuditLog(rows)),
  ...(await measurePortalLists(ofOneClient)),
  ...(await measureTicketLists(rows)),
  ...(await measureClientWork(rows)),
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
