/** The log with no event opened. */
export default () => null
