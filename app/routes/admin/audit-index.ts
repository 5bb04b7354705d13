/** The log without an open event. */
export default () => null
