import { readBrandToken, removeAccessToken } from '../../../../contracts/challanSession.ts'
import { paths } from '../../../../contracts/paths.ts'

interface Start {
  /** Reopens the last vehicle with its selection (A119). */
  retry?: boolean
}

/** Where a search begins: the page of the session's brand by its token (A93), else the one without a brand. */
export function searchStartUrl(token: string | null, { retry = false }: Start = {}): string {
  const path = token
    ? paths.challanDetailedBrand.replace(':brandName', encodeURIComponent(token))
    : paths.challanDetailed
  return retry ? `${path}?retry=true` : path
}

/** The access token has ended: the person proves the phone again and finds the vehicle and the selection as they were. */
export function restartPhoneSignIn(): void {
  removeAccessToken(sessionStorage)
  location.assign(searchStartUrl(readBrandToken(sessionStorage), { retry: true }))
}
