import { siteMap } from '#content/site-map.ts'

export default function Construction() {
  return (
    <h1 className="frame display py-20 text-title">{siteMap['/solutions/construction'].name}</h1>
  )
}
