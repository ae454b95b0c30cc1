const email = 'demo@satyapan.test'

/** Signs the seeded customer in by e-mail code and returns the browser's storage. */
export async function demoTokens(url: string): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', 'x-client-token': 'sandbox', 'x-api-version': 'v1' }
  const post = async (path: string, body: object) =>
    (await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  await post('/api/userLogin/userEmailOtp', { email })
  const inbox = await fetch(`${url}/sandbox/messages?to=${email}`, { headers })
  const otp = ((await inbox.json()) as { otp: string | null }[]).find(message => message.otp)?.otp
  const session = (await post('/api/userLogin/userEmailOtpVerification', { email, otp })) as {
    token: string
    refreshToken: string
  }
  return { token: session.token, 'refresh-token': session.refreshToken }
}
