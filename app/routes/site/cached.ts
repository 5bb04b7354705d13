/** Read by server/page-key.ts: nothing on these pages depends on who asks. */
export const handle = { cached: true } as const

export { Outlet as default } from 'react-router'
