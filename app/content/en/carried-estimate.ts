/** What the get-started form and staff see of an estimate of the pricing page. */
export const carriedEstimate = {
  title: 'Your estimate comes with this request',
  change: 'Change the estimate',
  field: 'Estimate',
  volume: 'Applications a year:',
  systems: 'Systems to connect:',
  text: (said: readonly string[], total: string, people: string) =>
    `${total} and ${people}, an estimate for: ${said.join(', ')}`,
} as const
