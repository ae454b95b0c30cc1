import { paths } from '../../../contracts/platform/paths.ts'
import { tokensAt } from '../../support/apiClient.ts'
import { signedIn } from '../../support/browser.ts'
import type { Visited } from './visit.ts'

export type Place = 'login' | 'list' | 'dashboard' | 'landing' | 'adminLogin' | 'challan'

type Places<Name extends string> = Record<Name, Visited>

/** The pages people wait for, and when each is usable. */
export async function ourPlaces(url: string): Promise<Places<Place>> {
  const { token, refreshToken } = await tokensAt(url, 'demo@satyapan.test')
  const session = signedIn(url, { token, 'refresh-token': refreshToken })
  return {
    login: { url: url + paths.login, usable: 'field' },
    list: { url: url + paths.bulkPanResponses, usable: 'row', session },
    dashboard: { url: url + paths.dashboard, usable: 'figures', session },
    landing: { url, usable: 'heading' },
    adminLogin: { url: url + paths.adminLogin, usable: 'field' },
    challan: { url: url + paths.challanDetailedBrand.replace(':brandName', 'satyapan'), usable: 'field' },
  }
}

/** The same two pages of the vanilla application; the router of react-admin keeps the page in the fragment. */
export const vanillaPlaces = (url: string): Places<'login' | 'list'> => ({
  login: { url: `${url}/#/login`, usable: 'field' },
  list: { url: `${url}/#/checks`, usable: 'row', session: signedIn(url, { username: 'somebody' }) },
})
