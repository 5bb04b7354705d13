/** The list with no lead opened. */
export default () => null
