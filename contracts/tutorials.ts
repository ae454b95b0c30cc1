/** What staff may write about a video, for the schema and for the form. */
export const tutorialLimits = { title: 120, description: 500, url: 500 } as const

/** A whole https address, without a name and password in it. */
export function isHttpsLink(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, username, password } = new URL(value)
  return protocol === 'https:' && !username && !password
}
