/** Fictional invoices of the sample client. Days count from the first start of a new installation. */
export const sampleInvoices = {
  bank: {
    account_name: 'Unordin',
    bank: 'Sample Bank of Canada',
    account: '1234567',
    routing: '00011-003',
    swift: 'SAMPCATT',
  },
  address: '1 Sample Street\nOttawa, Ontario K1A 0A2\nCanada',
  tax: { name: 'HST (Ontario)', rate: 13_000, registration: '12345 6789 RT0001 (sample)' },
  method: 'Bank transfer',
  by: 'Sample',
  invoices: [
    {
      description: 'E-visa applications, first stage (sample)',
      issuedOn: -75,
      dueOn: -45,
      paidOn: -50,
      po: 'PO-2026-114',
      lines: [
        {
          description: 'Process map and workshops, four visa sections',
          quantity: 12_500,
          unit_price: 118_000,
        },
        { description: 'Application form, six languages', quantity: 1_000, unit_price: 1_640_000 },
      ],
    },
    {
      description: 'E-visa applications, document checks (sample)',
      issuedOn: -40,
      dueOn: -10,
      paidOn: null,
      po: 'PO-2026-114',
      lines: [
        {
          description: 'Document checks for four visa classes',
          quantity: 18_000,
          unit_price: 118_000,
        },
        {
          description: 'Test files, prepared and anonymized',
          quantity: 1_200_000,
          unit_price: 275,
        },
        { description: 'Agreed discount', quantity: 1_000, unit_price: -150_000 },
      ],
    },
    {
      description: 'Residence permit renewal, concept (sample)',
      issuedOn: -6,
      dueOn: 24,
      paidOn: null,
      po: null,
      lines: [{ description: 'Concept and prototype', quantity: 6_500, unit_price: 118_000 }],
    },
  ],
} as const
