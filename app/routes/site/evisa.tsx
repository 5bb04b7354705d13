import { siteMap } from '#content/site-map.ts'

export default function Evisa() {
  return <h1 className="frame display py-20 text-title">{siteMap['/solutions/evisa'].name}</h1>
}
