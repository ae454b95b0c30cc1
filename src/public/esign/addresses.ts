import { paths } from '../../../contracts/platform/paths.ts'

type LinkPath = 'acceptEsign' | 'signDocument' | 'aadhaarEsign' | 'esignResponse'

/** Another page of the same link. */
export const linkAddress = (page: LinkPath, token: string): string =>
  paths[page].replace(':code', encodeURIComponent(token))
