// Apart from the schema, which the browser fetches later.

export const contactInterests = [
  'e-visa',
  'governance',
  'healthcare',
  'aftrlife',
  'construction',
  'other',
] as const
