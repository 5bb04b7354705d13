/** An address with some parameters changed; empty ones are left out. */
export function changedHref(
  path: string,
  search: string,
  change: Record<string, string | null | undefined>,
): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  return params.size > 0 ? `${path}?${params}` : path
}
