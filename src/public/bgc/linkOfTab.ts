import { paths } from '../../../contracts/platform/paths.ts'

const KEY = 'bgc-link'

/** The candidate's link is kept in the tab: the address of a step has no secret. */
export const keepLink = (token: string): void => sessionStorage.setItem(KEY, token)

export const readLink = (): string | null => sessionStorage.getItem(KEY)

export const stepAddress = (step: string): string =>
  paths.backgroundVerification.replace(':step', encodeURIComponent(step))

export const stepInAddress = (): string => decodeURIComponent(location.pathname.split('/').filter(Boolean).at(-1) ?? '')

export const acceptAddress = (token: string): string =>
  paths.acceptBgcRequest.replace(':code', encodeURIComponent(token))

export const rejectAddress = (token: string): string =>
  paths.rejectBgcRequest.replace(':code', encodeURIComponent(token))
