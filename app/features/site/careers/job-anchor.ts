/** Where a post stands on the page of open positions. */
export function jobAnchor(job: { readonly id: string }): string {
  return `job-${job.id}`
}
