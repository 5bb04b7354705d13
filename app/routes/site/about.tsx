import { siteMap } from '#content/site-map.ts'

export default function About() {
  return <h1 className="frame display py-20 text-title">{siteMap['/about'].name}</h1>
}
