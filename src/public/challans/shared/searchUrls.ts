import { readBrandToken, removeAccessToken } from '../../../../contracts/challans/challanSession.ts'
import { paths } from '../../../../contracts/platform/paths.ts'

interface Start {
  /** Reopens the last vehicle with its selection (A119). */
  retry?: boolean
}

/** The address of the search: the page for the session brand's token (A93), or else the page without a brand. */
export function searchStartUrl(token: string | null, { retry = false }: Start = {}): string {
  const path = token
    ? paths.challanDetailedBrand.replace(':brandName', encodeURIComponent(token))
    : paths.challanDetailed
  return retry ? `${path}?retry=true` : path
}

/** The access token has expired: returns to the search, where the phone is verified again and the vehicle and selection are restored. */
export function restartPhoneSignIn(): void {
  removeAccessToken(sessionStorage)
  location.assign(searchStartUrl(readBrandToken(sessionStorage), { retry: true }))
}
