export default function Home() { return <h1>Unordin</h1> }
