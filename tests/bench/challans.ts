import { benchLoad } from './challans/load.ts'
import { benchPages } from './challans/page.ts'
import { benchSearch } from './challans/search.ts'

/** The public challan service: its page on a slow phone, a long list, the search, and a hundred citizens paying at once. */
export const benchChallans = async () => ({
  ...(await benchPages()),
  search: await benchSearch(),
  load: await benchLoad(),
})
