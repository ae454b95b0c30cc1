import type * as auth from '../../contracts/calls/auth.ts'
import type * as config from '../../contracts/calls/clientConfig.ts'
import type { Call } from '../../contracts/calls/define.ts'
import { entryPlaces } from '../../contracts/calls/entryPlaces.ts'
import type { Place } from '../../contracts/calls/place.ts'

/** A call with the contract's types and without its schemas: sending takes its place only. */
const typed = <C extends Call>(place: Place) => place as unknown as C

export const userEmailOtp = typed<typeof auth.userEmailOtp>(entryPlaces.userEmailOtp)
export const userEmailOtpVerification = typed<typeof auth.userEmailOtpVerification>(
  entryPlaces.userEmailOtpVerification,
)
export const userAuthenticate = typed<typeof auth.userAuthenticate>(entryPlaces.userAuthenticate)
export const subUserAuthenticate = typed<typeof auth.subUserAuthenticate>(entryPlaces.subUserAuthenticate)
export const signOut = typed<typeof auth.signOut>(entryPlaces.signOut)
export const adminLogin = typed<typeof auth.adminLogin>(entryPlaces.adminLogin)
export const adminAuthenticate = typed<typeof auth.adminAuthenticate>(entryPlaces.adminAuthenticate)
export const adminSignOut = typed<typeof auth.adminSignOut>(entryPlaces.adminSignOut)
export const clientConfig = typed<typeof config.clientConfig>(entryPlaces.clientConfig)
