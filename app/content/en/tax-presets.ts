/** Whose number stands beside a tax. Staff write the numbers down in the billing settings. */
export const taxAuthorities = {
  gst_hst: 'GST/HST number',
  qst: 'QST number (Quebec)',
  pst_bc: 'PST number (British Columbia)',
  pst_sk: 'PST number (Saskatchewan)',
  rst_mb: 'RST number (Manitoba)',
  us: 'US state tax number',
} as const
export type TaxAuthority = keyof typeof taxAuthorities

export type TaxPreset = {
  key: string
  label: string
  /** Rates in thousandths of a percent; null where it has to be typed. */
  taxes: readonly { name: string; rate: number | null; authority: TaxAuthority }[]
}

const gst = { name: 'GST', rate: 5_000, authority: 'gst_hst' } as const
const gstOnly = (key: string, label: string): TaxPreset => ({ key, label, taxes: [gst] })
const hst = (key: string, label: string, rate: number): TaxPreset => ({
  key,
  label,
  taxes: [{ name: `HST (${label})`, rate, authority: 'gst_hst' }],
})
const withGst = (
  key: string,
  label: string,
  name: string,
  rate: number,
  authority: TaxAuthority,
): TaxPreset => ({ key, label, taxes: [gst, { name, rate, authority }] })

/** What is usually charged where the client is. The rates of an invoice stay editable. */
export const taxPresets: readonly { label: string; presets: readonly TaxPreset[] }[] = [
  {
    label: 'Canada',
    presets: [
      gstOnly('ca-ab', 'Alberta'),
      withGst('ca-bc', 'British Columbia', 'PST (British Columbia)', 7_000, 'pst_bc'),
      withGst('ca-mb', 'Manitoba', 'RST (Manitoba)', 7_000, 'rst_mb'),
      hst('ca-nb', 'New Brunswick', 15_000),
      hst('ca-nl', 'Newfoundland and Labrador', 15_000),
      gstOnly('ca-nt', 'Northwest Territories'),
      hst('ca-ns', 'Nova Scotia', 14_000),
      gstOnly('ca-nu', 'Nunavut'),
      hst('ca-on', 'Ontario', 13_000),
      hst('ca-pe', 'Prince Edward Island', 15_000),
      withGst('ca-qc', 'Quebec', 'QST', 9_975, 'qst'),
      withGst('ca-sk', 'Saskatchewan', 'PST (Saskatchewan)', 6_000, 'pst_sk'),
      gstOnly('ca-yt', 'Yukon'),
    ],
  },
  {
    label: 'United States',
    presets: [
      { key: 'us-none', label: 'United States, no sales tax', taxes: [] },
      {
        key: 'us-ga',
        label: 'Georgia (state)',
        taxes: [{ name: 'Sales tax (Georgia)', rate: 4_000, authority: 'us' }],
      },
      {
        key: 'us-state',
        label: 'Another state, rate typed',
        taxes: [{ name: 'State sales tax', rate: null, authority: 'us' }],
      },
    ],
  },
  {
    label: 'Elsewhere',
    presets: [
      {
        key: 'zero',
        label: 'Export from Canada, zero-rated',
        taxes: [{ name: 'GST (zero-rated export)', rate: 0, authority: 'gst_hst' }],
      },
      { key: 'none', label: 'No tax', taxes: [] },
    ],
  },
]
