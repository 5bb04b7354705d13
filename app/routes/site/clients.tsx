import { siteMap } from '#content/site-map.ts'

export default function Clients() {
  return <h1 className="frame display py-20 text-title">{siteMap['/clients'].name}</h1>
}
