import { useFetchers } from 'react-router'

/** How the rail is shown on a wide screen: with its words, or as icons only. */
export type RailWidth = 'wide' | 'narrow'

export const railFetcher = 'rail'

/** The new choice before the server has answered; otherwise what the server knows. */
export function useRailWidth(stored: RailWidth): RailWidth {
  const pending = useFetchers()
    .find(({ key }) => key === railFetcher)
    ?.formData?.get('rail')
  return pending === 'wide' || pending === 'narrow' ? pending : stored
}
