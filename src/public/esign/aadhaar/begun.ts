/** The signing whose signer is with the provider, in this tab: its link stands in no address that the provider sees. */
interface Begun {
  token: string
  /** Where the person may go on. */
  afterUrl: string | null
}

const KEY = 'aadhaar-esign'

export const keepBegun = (begun: Begun): void => sessionStorage.setItem(KEY, JSON.stringify(begun))

export const forgetBegun = (): void => sessionStorage.removeItem(KEY)

export function readBegun(): Begun | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Begun | null
  } catch {
    return null
  }
}
