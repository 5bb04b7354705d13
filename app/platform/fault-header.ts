/**
 * Internal header: tells the server that this response is an error page. It is removed before the
 * response is sent.
 */
export const faultHeader = 'X-Fault'
