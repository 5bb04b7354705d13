/** The list without an open dialog. */
export default () => null
