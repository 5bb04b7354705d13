import { siteMap } from '#content/site-map.ts'

export default function Governance() {
  return <h1 className="frame display py-20 text-title">{siteMap['/solutions/governance'].name}</h1>
}
