/** A name in a token, without control characters and at most 60 letters; empty for anything but a text. */
export const claimedName = (claim: unknown): string =>
  typeof claim === 'string'
    ? claim
        .replaceAll(/\p{Cc}/gu, '')
        .trim()
        .slice(0, 60)
    : ''

/** First and last name from the claims of OpenID Connect; the part before the `@` for somebody without a name. */
export function namesIn(email: string, claims: { givenName: unknown; familyName: unknown; name: unknown }) {
  const given = claimedName(claims.givenName)
  const family = claimedName(claims.familyName)
  const firstName = given || claimedName(claims.name) || email.slice(0, email.indexOf('@')).slice(0, 60)
  return { firstName, lastName: family }
}
