/** An application without an open dialog. */
export default () => null
