import type { Place } from './place.ts'

/**
 * The calls that are made before the app has loaded. Their places stand apart from their schemas, so that the sign-in page
 * carries no zod (a quarter of its weight).
 */
export const entryPlaces = {
  userEmailOtp: { service: 'main', method: 'POST', path: '/userLogin/userEmailOtp', auth: 'client', style: 'named' },
  userEmailOtpVerification: {
    service: 'main',
    method: 'POST',
    path: '/userLogin/userEmailOtpVerification',
    auth: 'client',
    style: 'named',
  },
  userAuthenticate: { service: 'login', method: 'POST', path: '/user/authenticate', auth: 'client', style: 'named' },
  subUserAuthenticate: {
    service: 'main',
    method: 'POST',
    path: '/subUser/authenticate',
    auth: 'client',
    style: 'named',
  },
  signOut: { service: 'main', method: 'POST', path: '/session/end', auth: 'customer', style: 'http' },
  adminLogin: { service: 'admin', method: 'POST', path: '/login', auth: 'client', style: 'named' },
  adminAuthenticate: { service: 'admin', method: 'POST', path: '/authenticate', auth: 'client', style: 'named' },
  adminSignOut: { service: 'admin', method: 'POST', path: '/session/end', auth: 'admin', style: 'http' },
  clientConfig: { service: 'main', method: 'GET', path: '/config', auth: 'none', style: 'http' },
} as const satisfies Record<string, Place>
