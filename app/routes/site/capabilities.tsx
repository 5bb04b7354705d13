import { siteMap } from '#content/site-map.ts'

export default function Capabilities() {
  return <h1 className="frame display py-20 text-title">{siteMap['/capabilities'].name}</h1>
}
