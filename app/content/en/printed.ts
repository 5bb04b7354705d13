/** Words of every printed document. */
export const printed = {
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const
