/** The length limits of a video's texts, for the schema and the form. */
export const tutorialLimits = { title: 120, description: 500, url: 500 } as const

/** Whether it is a complete https URL without credentials. */
export function isHttpsLink(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, username, password } = new URL(value)
  return protocol === 'https:' && !username && !password
}
