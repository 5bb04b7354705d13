import { siteMap } from '#content/site-map.ts'

export default function Contact() {
  return <h1 className="frame display py-20 text-title">{siteMap['/contact'].name}</h1>
}
