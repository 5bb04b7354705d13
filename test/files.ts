/** Small valid files, written by hand. */
export const pngBytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const pdfBytes = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

export const windowsProgram = Buffer.concat([Buffer.from('MZ\x90\0\x03\0'), Buffer.alloc(300, 1)])

/** A form with files, as a browser posts it. */
export function formWith(
  fields: Record<string, string>,
  files: readonly [field: string, name: string, bytes: Uint8Array | string][],
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const [field, name, bytes] of files)
    form.append(field, new File([bytes as BlobPart], name), name)
  return form
}
