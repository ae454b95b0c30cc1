/** Opens the issuer's page. It is a web page: an address of any other kind would run in ours. */
export function leaveFor(url: string): void {
  if (!/^https?:\/\//.test(url)) throw new Error('The address of the sign-in service is not a web address.')
  location.assign(url)
}
