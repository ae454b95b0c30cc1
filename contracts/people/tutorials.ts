/** The length limits of a video's texts, for the schema and the form. */
export const tutorialLimits = { title: 120, description: 500, url: 500 } as const

/** A video that the product itself serves, with captions and a poster beside it. */
const OWN_VIDEO = /^\/tutorials\/[a-z-]+\.webm$/

export const isOwnVideo = (url: string): boolean => OWN_VIDEO.test(url)

/** The poster and the captions of a video of our own. */
export const besideVideo = (url: string, ending: 'jpg' | 'en.vtt' | 'hi.vtt'): string => url.replace(/webm$/, ending)

/** Whether it is a complete https URL without credentials. */
export function isHttpsLink(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, username, password } = new URL(value)
  return protocol === 'https:' && !username && !password
}
