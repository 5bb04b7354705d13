import { siteMap } from '#content/site-map.ts'

export default function Careers() {
  return <h1 className="frame display py-20 text-title">{siteMap['/careers'].name}</h1>
}
