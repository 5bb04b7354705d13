// Separate from the schema, which the browser loads on demand.

export const companySizes = ['1-50', '51-200', '201-1000', '1000+'] as const
export const primaryInterests = [
  'discovery',
  'blueprint',
  'implementation',
  'consultation',
] as const
