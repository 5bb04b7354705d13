/** Words of the procurement pack: one PDF, and a ZIP with the PDF and everything that it names. */
export const pack = {
  title: 'Procurement pack',
  file: 'unordin-procurement-pack',
  made: (day: string, address: string) =>
    `Made on ${day} from the pages ${address}/trust and ${address}/procurement. The newest version is always there.`,
  machine: 'P<PROCUREMENT<<TRUST<<PACK',
  columns: { what: 'Detail', value: 'Stated' },
  details: {
    name: 'Company',
    contact: 'Contact for tenders',
    email: 'Email for tenders',
  },
  sections: { company: 'Company details', ways: 'Ways to buy' },
  claim: { what: 'Claim', sources: 'Shown by' },
  zip: {
    questionnaire: 'security-questionnaire.csv',
    asvs: 'owasp-asvs-5.0.csv',
    sbom: 'sbom.cdx.json',
    folder: 'documents',
    readme: 'README.txt',
    left: (name: string, address: string) =>
      `${name} is too large for this file. Download it at ${address}`,
  },
} as const
