import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { launchBrowser } from '#test/browser.ts'
import { startProduct } from '#test/process.ts'
import {
  type BlueprintFields,
  exportLeads,
  postForm,
  sendLead,
  signInAsAdmin,
} from './http-client.ts'
import { open, visit } from './visit.ts'

// Makes the images of docs/screenshots: node e2e/screenshots.ts

const leads: BlueprintFields[] = [
  ['Amina Diallo', 'a.diallo@interieur.example', 'Ministry of the Interior', 'blueprint'],
  ['Jonas Lindqvist', 'jonas.lindqvist@skatt.example', 'National Tax Agency', 'implementation'],
  ['Mei-Ling Tan', 'meiling@harbourclinics.example', 'Harbour Clinics Group', 'discovery'],
  ['Tomás Ferreira', 'tomas@obrasnorte.example', 'Obras do Norte', 'consultation'],
  ['Kwame Mensah', 'kwame.mensah@lands.example', 'Lands Commission', 'blueprint'],
  ['Siobhán Ní Bhriain', 'siobhan@bailecliath.example', 'City of Dublin, Permits', 'discovery'],
  ['Olena Kovalenko', 'o.kovalenko@reestr.example', 'State Register Service', 'implementation'],
  ['Rafael Ortiz', 'rafael.ortiz@example.org', '', ''],
  ['Ingrid Solheim', 'ingrid@fjordhelse.example', 'Fjord Health Trust', 'blueprint'],
  ['Dr. Priya Raman', 'p.raman@telecare.example', 'TeleCare Foundation', 'consultation'],
  ['Hiroshi Nakamura', 'nakamura@minato-ward.example', 'Minato Ward Office', 'discovery'],
  ['Leila Haddad', 'leila.haddad@visa.example', 'Immigration Department', 'blueprint'],
].map(([fullName = '', email = '', companyName, primaryInterest]) => ({
  fullName,
  email,
  companyName,
  primaryInterest,
  phone: '+1 613 555 0142',
  companySize: '201-1000',
  message: 'We would like to see where cases wait, and what to change first.',
}))
const moved: Record<string, string> = {
  'o.kovalenko@reestr.example': 'contacted',
  'jonas.lindqvist@skatt.example': 'converted',
  'kwame.mensah@lands.example': 'qualified',
  'meiling@harbourclinics.example': 'contacted',
  'ingrid@fjordhelse.example': 'qualified',
}

const folder = resolve(import.meta.dirname, '../docs/screenshots')
mkdirSync(folder, { recursive: true })
await using product = await startProduct()
const { baseUrl } = product
for (const lead of leads) await sendLead(baseUrl, lead)
const cookie = await signInAsAdmin(baseUrl)
for (const { id, email = '' } of await exportLeads(baseUrl)) {
  const status = moved[email]
  const url = `${baseUrl}/lead_admin/leads/${id}`
  if (status) await postForm(url, { intent: 'status', status }, cookie)
}

const browser = await launchBrowser()
for (const width of [1280, 360]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const viewport = { width, height: width === 1280 ? 860 : 760 }
    await using one = await visit(browser, { viewport, colorScheme })
    const take = async (name: string, fullPage: boolean) => {
      await one.page.evaluate(() => document.fonts.ready)
      const screenshot = await one.page.screenshot({ fullPage, animations: 'disabled' })
      const palette = { palette: true, quality: fullPage ? 60 : 90, dither: 0, effort: 10 }
      const png = await sharp(screenshot).png(palette).toBuffer()
      const file = `${name}-${width}-${colorScheme}.png`
      writeFileSync(resolve(folder, file), png)
      console.log(`${file}: ${Math.round(png.length / 1024)} KB`)
    }
    await open(one.page, baseUrl)
    await take('home', false)
    const pairs = cookie.split('; ').filter((pair) => pair.includes('session_token'))
    await one.page.context().addCookies(
      pairs.map((pair) => {
        const [name = '', value = ''] = pair.split('=')
        return { name, value, url: baseUrl }
      }),
    )
    await open(one.page, `${baseUrl}/lead_admin`)
    await one.page.getByRole('heading', { level: 1 }).waitFor()
    await take('today', false)
  }
}
await browser.close()
