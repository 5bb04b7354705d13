// Separate from the schema, which the browser loads on demand.

export const contactInterests = [
  'e-visa',
  'governance',
  'healthcare',
  'aftrlife',
  'construction',
  'other',
] as const
