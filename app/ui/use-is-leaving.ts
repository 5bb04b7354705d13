import { use } from 'react'
import { UNSAFE_DataRouterContext, useNavigation } from 'react-router'

/**
 * Whether somebody has just followed a link to another page. A dialog hears a moment later that it was
 * closed, and must not lead back then. The router is asked itself: React has not drawn that move yet.
 */
export function useIsLeaving(): () => boolean {
  const context = use(UNSAFE_DataRouterContext)
  const drawn = useNavigation().location
  return () => {
    const { state, formMethod, location } = context?.router.state.navigation ?? {}
    const isElsewhere = location?.pathname !== window.location.pathname
    return state === 'loading' && !formMethod && isElsewhere && location !== drawn
  }
}
