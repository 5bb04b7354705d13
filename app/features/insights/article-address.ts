const links = /^(https?:\/\/[^\s/?#\\]|mailto:[^\s@]+@[^\s@]|\/(?![/\\])|#[^\s])/i

/** Whether an article may link to it: the web, a mailbox, a page of our own, or a place on this one. */
export const isLinkAddress = (href: string) => links.test(href) && !/\s/.test(href)

/** Whether an article may show it: pictures come from here, for one from elsewhere would tell its owner who reads. */
export const isPictureAddress = (src: string) => /^\/(?![/\\])/.test(src)
