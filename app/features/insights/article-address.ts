const links = /^(https?:\/\/[^\s/?#\\]|mailto:[^\s@]+@[^\s@]|\/(?![/\\])|#[^\s])/i

/**
 * Whether an article may link to it: the web, a mailbox, a page of this site, or a fragment of this
 * page.
 */
export const isLinkAddress = (href: string) => links.test(href) && !/\s/.test(href)

/**
 * Whether an article may show this picture: only from this site, because a picture from elsewhere
 * would tell its owner who reads the article.
 */
export const isPictureAddress = (src: string) => /^\/(?![/\\])/.test(src)
