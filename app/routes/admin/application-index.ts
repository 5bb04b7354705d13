/** An application without a question over it. */
export default () => null
