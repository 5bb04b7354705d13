import { siteMap } from '#content/site-map.ts'

export default function Cookies() {
  return <h1 className="frame display py-20 text-title">{siteMap['/cookies'].name}</h1>
}
