/** The list with nothing opened. */
export default () => null
