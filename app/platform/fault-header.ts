/** Says to the server, and to nobody outside, that a page is the one for a fault. */
export const faultHeader = 'X-Fault'
